import { tableOf } from './boxes.ts';
import type { TableModule } from './module.ts';

const loading = new Map<string, Promise<TableModule | null>>();

/** Returns the same promise for the same game, as React's `use` requires. Null when there is no such game. */
export function loadTable(game: string): Promise<TableModule | null> {
  const known = loading.get(game);
  if (known) return known;
  const promise = tableOf(game)?.().then((module) => module.default) ?? Promise.resolve(null);
  loading.set(game, promise);
  promise.catch(() => loading.delete(game)); // a failed download may be tried again
  return promise;
}
