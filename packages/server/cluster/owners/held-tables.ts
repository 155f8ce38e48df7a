import { ELSEWHERE, type Ownership } from '@izvilina/authority/ownership.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import type { Lease } from './lease.ts';
import type { Owner, Owners } from './owners.ts';

export interface HeldTables extends Pick<Ownership, 'take' | 'release'> {
  has(table: string): boolean;
  /** All tables except these were taken over by other nodes. */
  keepOnly(tables: ReadonlyMap<string, Owner>): void;
  /** From now on `take` is refused. */
  stopTaking(): void;
}

export interface HeldTablesOptions {
  readonly owners: Owners;
  readonly node: string;
  readonly lease: () => Pick<Lease, 'ensure'>;
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void;
}

/** The tables that this node serves, as confirmed by the store. */
export function heldTables({ owners, node, lease, log }: HeldTablesOptions): HeldTables {
  const held = new Map<string, Owner>();
  const releasing = new Map<string, Promise<void>>();
  let taking = true;
  return {
    async take(table) {
      await releasing.get(table);
      if (!taking) return refuse(ELSEWHERE);
      await lease().ensure();
      const owner = await owners.claim(table, node);
      if (owner && owner.node !== node) return refuse(ELSEWHERE, { node: owner.node });
      if (owner) held.set(table, owner);
      return ok(null);
    },
    release(table) {
      const owner = held.get(table);
      held.delete(table);
      if (!owner) return;
      // If this fails the table stays ours and is loaded again on demand.
      const release = owners
        .release(table, owner)
        .catch((error: unknown) => log('table not released', { table, error: String(error) }))
        .finally(() => releasing.delete(table));
      releasing.set(table, release);
    },
    has: (table) => held.has(table),
    keepOnly(tables) {
      for (const table of held.keys()) {
        const owner = tables.get(table);
        if (owner) held.set(table, owner);
        else held.delete(table);
      }
    },
    stopTaking() {
      taking = false;
    },
  };
}
