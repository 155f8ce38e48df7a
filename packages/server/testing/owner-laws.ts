import { beforeEach, describe, expect, it } from 'vitest';
import type { Owners } from '../cluster/owners/owners.ts';

export interface OwnersInTest {
  readonly owners: Owners;
  /** Lets time pass for the owners' clock. */
  pass(ms: number): Promise<void>;
  /** Makes a table and returns its id. */
  table(): Promise<string>;
}

const TTL = 60_000; // longer than any test takes

/** What must be true of owners wherever they are kept. */
export function ownerLaws(name: string, open: () => Promise<OwnersInTest>): void {
  describe(`owners of tables in ${name}`, () => {
    let { owners, pass, table }: OwnersInTest = {} as OwnersInTest;
    let [a, b, count] = ['', '', 0];
    beforeEach(async () => {
      ({ owners, pass, table } = await open());
      [a, b] = [`a${++count}`, `b${count}`]; // not used by an earlier test
      for (const node of [a, b]) await owners.renew(node, TTL);
    });

    it('whoever claims first serves it, until it is released', async () => {
      const id = await table();
      expect(await owners.isServed(id)).toBe(false);
      const first = await owners.claim(id, a);
      expect(first).toMatchObject({ node: a });
      expect(await owners.claim(id, a)).toEqual(first);
      expect(await owners.claim(id, b)).toEqual(first);
      expect(await owners.isServed(id)).toBe(true);
      if (first) await owners.release(id, first);
      const second = await owners.claim(id, b);
      expect(second?.node).toBe(b);
      expect(second?.token).toBeGreaterThan(first?.token ?? 0);
      if (first) await owners.release(id, first); // too late: has no effect
      expect(await owners.claim(id, a)).toEqual(second);
    });

    it('of many who claim at once one serves it', async () => {
      const id = await table();
      const claims = await Promise.all(Array.from({ length: 10 }, (_, index) => owners.claim(id, index % 2 ? a : b)));
      expect(new Set(claims.map((owner) => owner?.token)).size).toBe(1);
    });

    it('a node is dead when it has not said otherwise for so long; its tables are for whoever comes', async () => {
      const id = await table();
      const first = await owners.claim(id, a);
      await pass(TTL / 2);
      expect(await owners.renew(a, TTL)).toEqual({ lapsed: false });
      await pass(TTL * 0.7);
      await owners.renew(b, TTL);
      expect([await owners.isAlive(a), await owners.claim(id, b)]).toEqual([true, first]);
      await pass(TTL * 0.7);
      await owners.renew(b, TTL);
      expect([await owners.isAlive(a), await owners.isServed(id)]).toEqual([false, false]);
      const second = await owners.claim(id, b);
      expect(second).toMatchObject({ node: b });
      expect(second?.token).toBeGreaterThan(first?.token ?? 0);
    });

    it('who had lapsed keeps what nobody took, under new tokens', async () => {
      const [taken, kept] = [await table(), await table()];
      for (const id of [taken, kept]) await owners.claim(id, a);
      const before = await owners.claim(kept, a);
      await pass(TTL * 1.5);
      await owners.renew(b, TTL);
      await owners.claim(taken, b);
      expect(await owners.renew(a, TTL)).toEqual({ lapsed: true });
      const still = await owners.reclaim(a);
      expect([...still.keys()]).toEqual([kept]);
      expect(still.get(kept)?.token).toBeGreaterThan(before?.token ?? 0);
      expect(await owners.claim(kept, b)).toEqual(still.get(kept));
    });

    it('the last by name of those that are alive can be found', async () => {
      await pass(TTL * 1.5); // nodes of earlier tests are dead
      for (const node of [a, b]) await owners.renew(node, TTL);
      expect([await owners.newestBeside(a), await owners.newestBeside(b)]).toEqual([b, a]);
      await owners.leave(b);
      expect(await owners.newestBeside(b)).toBe(a);
      await pass(TTL * 1.5);
      expect(await owners.newestBeside(b)).toBeNull();
    });

    it('who leaves, leaves its tables at once', async () => {
      const id = await table();
      await owners.claim(id, a);
      await owners.leave(a);
      expect(await owners.claim(id, b)).toMatchObject({ node: b });
    });
  });
}
