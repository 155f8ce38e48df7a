import { TakenOver } from '@izvilina/authority/ownership.ts';
import type { Store } from '@izvilina/authority/store.ts';
import type { HeldTables } from './held-tables.ts';
import type { Lease } from './lease.ts';

/**
 * The store for a node that may have been taken for dead: before a write it makes sure that the table is still its own.
 * Should this node be late all the same, the store's check of seq and version lets only one writer win.
 */
export function fencedStore<S extends Store>(store: S, lease: () => Lease, held: Pick<HeldTables, 'has'>): S {
  const fence = async (table: string): Promise<void> => {
    await lease().ensure();
    if (!held.has(table)) throw new TakenOver(table);
  };
  return {
    ...store,
    commit: (table, change) =>
      lease().valid ? store.commit(table, change) : fence(table).then(() => store.commit(table, change)),
  };
}
