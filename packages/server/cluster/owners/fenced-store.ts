import { TakenOver } from '@izvilina/authority/ownership.ts';
import type { Store } from '@izvilina/authority/store.ts';
import type { HeldTables } from './held-tables.ts';
import type { Lease } from './lease.ts';

/**
 * The same store for a node that may have been taken for dead: before it writes on it finds out which tables are still
 * its own. Should it be late all the same, the store's own check of seq and version lets one writer win.
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
