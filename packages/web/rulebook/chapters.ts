import { isSlug } from '@izvilina/games/registry.ts';
import { type Rulebook, SCENARIOS } from '@izvilina/games/scenarios.ts';

const loading = new Map<string, Promise<Rulebook | null>>();

/** A game's rules as pages, without its table. The same promise for the same game, as React's `use` requires. */
export function loadChapters(slug: string): Promise<Rulebook | null> {
  const known = loading.get(slug);
  if (known) return known;
  const promise = isSlug(slug) ? SCENARIOS[slug]() : Promise.resolve(null);
  loading.set(slug, promise);
  promise.catch(() => loading.delete(slug)); // a failed download may be tried again
  return promise;
}
