import type { Entry, Store } from '@izvilina/authority/store.ts';
import type { Chair, TableDoc } from '@izvilina/authority/table.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** How a suite gets at one kind of store. `reopen` is what a restart is: the same data, another process. */
export interface StoreUnderTest {
  readonly store: Store;
  reopen(): Promise<Store>;
  /** Lets go of everything, the data included. */
  discard(): Promise<void>;
}

const person = (guest: string): Chair => ({ kind: 'person', guest, name: guest, entropy: null, standIn: null });

export const sampleTable = (id: string, changes: Partial<TableDoc> = {}): TableDoc => ({
  id,
  game: 'cow006',
  rules: 1,
  options: { variant: 'standard' },
  pace: 'calm',
  watchers: true,
  phase: 'gathering',
  host: 'anna',
  code: null,
  chairs: [person('anna'), { kind: 'bot', level: 'novice' }, { kind: 'open' }],
  serverSeed: 'ab'.repeat(32),
  seed: null,
  rematch: null,
  created: 1,
  changed: 1,
  ...changes,
});

const entry = (seq: number, by: number | 'referee', client: string | null, table = 't'): Entry => ({
  table,
  seq,
  client,
  event: by === 'referee' ? { at: seq, by, act: { type: 'timeout' } } : { at: seq, by, move: { card: seq } },
});

/** What every store must do, whatever it is made of. */
export function storeContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`store: ${name}`, () => {
    let under: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      under = await open();
      store = under.store;
    });
    afterEach(() => under.discard());

    test('a table is read as it was written, at version 1', async () => {
      const doc = sampleTable('t');
      await store.insertTable(doc);
      expect(await store.table('t')).toEqual({ doc, version: 1 });
      expect(await store.table('nobody')).toBeNull();
    });

    test('an id cannot be used twice', async () => {
      await store.insertTable(sampleTable('t'));
      await expect(store.insertTable(sampleTable('t', { host: 'boris' }))).rejects.toThrow();
      expect((await store.table('t'))?.doc.host).toBe('anna');
    });

    test('of two saves of the same version one wins', async () => {
      await store.insertTable(sampleTable('t'));
      const saves = await Promise.all(
        ['boris', 'clara', 'dora'].map((host) => store.saveTable(sampleTable('t', { host }), 1)),
      );
      expect(saves.filter(Boolean)).toHaveLength(1);
      const winner = ['boris', 'clara', 'dora'][saves.indexOf(true)];
      expect(await store.table('t')).toMatchObject({ doc: { host: winner }, version: 2 });
      expect(await store.saveTable(sampleTable('t'), 2)).toBe(true);
      expect(await store.saveTable(sampleTable('unknown'), 1)).toBe(false);
    });

    test('a code finds a table only while it is gathering', async () => {
      await store.insertTable(sampleTable('t', { code: 'K7QF' }));
      expect(await store.tableByCode('K7QF')).toBe('t');
      expect(await store.tableByCode('XXXX')).toBeNull();
      await store.saveTable(sampleTable('t', { code: 'K7QF', phase: 'playing' }), 1);
      expect(await store.tableByCode('K7QF')).toBeNull();
      await store.insertTable(sampleTable('u', { code: 'K7QF' }));
      expect(await store.tableByCode('K7QF')).toBe('u');
    });

    test('two gathering tables cannot have one code', async () => {
      await store.insertTable(sampleTable('t', { code: 'K7QF' }));
      await expect(store.insertTable(sampleTable('u', { code: 'K7QF' }))).rejects.toThrow();
      expect(await store.tableByCode('K7QF')).toBe('t');
      expect(await store.table('u')).toBeNull();
    });

    test('somebody’s tables are those they sit at, newest first', async () => {
      await store.insertTable(sampleTable('old', { changed: 10 }));
      await store.insertTable(sampleTable('new', { changed: 20 }));
      await store.insertTable(sampleTable('others', { chairs: [person('boris')], host: 'boris', changed: 30 }));
      const ids = async (guest: string, limit = 9) => (await store.tablesOf(guest, limit)).map(({ id }) => id);
      expect(await ids('anna')).toEqual(['new', 'old']);
      expect(await ids('anna', 1)).toEqual(['new']);
      await store.saveTable(sampleTable('old', { chairs: [person('anna'), person('boris')], changed: 40 }), 1);
      expect(await ids('anna')).toEqual(['old', 'new']);
      expect(await ids('boris')).toEqual(['old', 'others']);
      await store.saveTable(sampleTable('old', { chairs: [person('boris')], changed: 50 }), 2);
      expect(await ids('anna')).toEqual(['new']);
    });

    test('a guest on two chairs has the table once', async () => {
      await store.insertTable(sampleTable('t', { chairs: [person('anna'), person('anna')] }));
      expect(await store.tablesOf('anna', 9)).toHaveLength(1);
    });

    test('the games to go on with are those in play', async () => {
      await store.insertTable(sampleTable('g'));
      await store.insertTable(sampleTable('p', { phase: 'playing' }));
      await store.insertTable(sampleTable('o', { phase: 'over' }));
      expect(await store.playing()).toEqual(['p']);
      await store.saveTable(sampleTable('p', { phase: 'over' }), 1);
      expect(await store.playing()).toEqual([]);
    });

    test('entries come back in order and whole', async () => {
      const log = [entry(1, 0, 'a'), entry(2, 'referee', null), entry(3, 1, 'a'), entry(4, 'referee', null)];
      for (const line of log) expect(await store.append(line)).toEqual({ kind: 'appended' });
      await store.append(entry(1, 0, 'a', 'other'));
      expect(await store.entries('t', 0)).toEqual(log);
      expect(await store.entries('t', 2)).toEqual(log.slice(2));
      expect(await store.entries('t', 4)).toEqual([]);
    });

    test('a seq is written once', async () => {
      expect(await store.append(entry(1, 0, 'a'))).toEqual({ kind: 'appended' });
      expect(await store.append(entry(1, 1, 'b'))).toEqual({ kind: 'conflict' });
      expect(await store.append(entry(1, 'referee', null))).toEqual({ kind: 'conflict' });
      expect(await store.entries('t', 0)).toEqual([entry(1, 0, 'a')]);
    });

    test('a retry finds what it already did, whatever seq it now asks for', async () => {
      await store.append(entry(1, 0, 'a'));
      await store.append(entry(2, 1, 'a'));
      expect(await store.append(entry(1, 0, 'a'))).toEqual({ kind: 'duplicate', seq: 1 });
      expect(await store.append(entry(3, 1, 'a'))).toEqual({ kind: 'duplicate', seq: 2 });
      expect(await store.entries('t', 0)).toHaveLength(2);
    });

    test('of many writers of one seq one wins, and nobody else’s write suffers', async () => {
      const rivals = Array.from({ length: 8 }, (_, by) => store.append(entry(1, by, 'x')));
      const bystanders = Array.from({ length: 8 }, (_, i) => store.append(entry(1, 0, 'x', `table ${i}`)));
      const outcomes = await Promise.all(rivals);
      expect(outcomes.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(7);
      for (const { kind } of await Promise.all(bystanders)) expect(kind).toBe('appended');
    });

    test('everything is there after a restart', async () => {
      await store.insertTable(sampleTable('t', { phase: 'playing' }));
      await store.append(entry(1, 0, 'a'));
      const again = await under.reopen();
      expect(await again.table('t')).toEqual({ doc: sampleTable('t', { phase: 'playing' }), version: 1 });
      expect(await again.entries('t', 0)).toEqual([entry(1, 0, 'a')]);
      expect(await again.append(entry(2, 0, 'a'))).toEqual({ kind: 'duplicate', seq: 1 });
    });
  });
}
