import type { Deps } from '@izvilina/authority/deps.ts';
import * as z from 'zod/mini';
import type { ElsewhereConnections } from '../../limits/connection-counts.ts';
import type { Broadcast } from './broadcast.ts';

/** Changes are collected for so long before they are told. */
const COLLECT = 150;
/** All counts are told again so often, because a message may be lost. */
const REPEAT = 2_000;
/** What a node said is forgotten after so long: one that was killed has no connections any more. */
const VALID = 3 * REPEAT;
/** Counts up to this part of what is allowed are not told: almost everybody has one connection, to one node. */
const UNTOLD_SHARE = 1 / 8;

/** By name of the count: number of connections per key. */
export const counted = z.record(z.string(), z.record(z.string(), z.number().check(z.positive())));
export type Counted = z.infer<typeof counted>;

export interface SharedConnections {
  /** The count of this name, of which each key may have `most` on all nodes together. */
  elsewhere(name: string, most: number): ElsewhereConnections;
  stop(): void;
}

export interface SharedConnectionsOptions extends Pick<Deps, 'later' | 'clock'> {
  readonly others: Broadcast<Counted>;
}

/**
 * One count for all nodes. Each answers at once, by what the others told it last; while they are silent (Redis is away) by
 * its own connections alone. A connection that is open is never closed because of it.
 */
export function sharedConnections({ others, later, clock }: SharedConnectionsOptions): SharedConnections {
  const own = new Map<string, Map<string, number>>();
  const heard = new Map<string, { readonly at: number; readonly counts: Counted }>();
  let cancel: () => void = () => undefined;
  let changed = false;

  const tell = () => {
    changed = false;
    const counts: Counted = {};
    for (const [name, byKey] of own) if (byKey.size > 0) counts[name] = Object.fromEntries(byKey);
    others.tell(counts);
    if (Object.keys(counts).length > 0) cancel = later(REPEAT, tell);
  };
  const tellSoon = () => {
    if (changed) return;
    changed = true;
    cancel();
    cancel = later(COLLECT, tell);
  };
  const stopHearing = others.onHeard((counts, from) => void heard.set(from, { at: clock(), counts }));

  return {
    elsewhere(name, most) {
      const worthTelling = new Map<string, number>();
      own.set(name, worthTelling);
      return {
        count(key) {
          let count = 0;
          for (const [node, { at, counts }] of heard)
            if (clock() - at > VALID) heard.delete(node);
            else count += counts[name]?.[key] ?? 0;
          return count;
        },
        tell(key, count) {
          if (count > most * UNTOLD_SHARE) worthTelling.set(key, count);
          else if (!worthTelling.delete(key)) return;
          tellSoon();
        },
      };
    },
    stop() {
      cancel();
      stopHearing();
    },
  };
}
