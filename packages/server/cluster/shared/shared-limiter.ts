import type { Deps } from '@izvilina/authority/deps.ts';
import * as z from 'zod/mini';
import { type Limiter, localLimiter } from '../../limits/limiter.ts';
import type { Rates } from '../../limits/limits.ts';
import type { Broadcast } from './broadcast.ts';

/** What was taken is collected for so long before the other nodes are told. */
const COLLECT = 150;

/** By name of the rate: how much was taken per key. */
export const taken = z.record(z.string(), z.record(z.string(), z.number().check(z.positive())));
export type Taken = z.infer<typeof taken>;

/** Rates that each node counts by itself: every node has a log of its own. */
const PER_NODE: ReadonlySet<string> = new Set<keyof Rates>(['securityLines']);

export interface SharedLimiterOptions extends Pick<Deps, 'later'> {
  readonly rates: Rates;
  readonly others: Broadcast<Taken>;
  readonly now?: () => number;
}

/**
 * One allowance for all nodes. Each has its own buckets and answers at once; what was taken at other nodes is subtracted a
 * moment later, so that many nodes do not give many times the allowance. A bucket may be negative then.
 */
export function sharedLimiter({ rates, others, later, now }: SharedLimiterOptions): Limiter & { stop(): void } {
  const own = localLimiter(rates, now);
  let untold: Record<string, Record<string, number>> = {};
  let cancel: (() => void) | null = null;
  const tell = () => {
    cancel = null;
    others.tell(untold);
    untold = {};
  };
  const stopHearing = others.onHeard((told) => {
    for (const [name, byKey] of Object.entries(told))
      if (name in rates) for (const [key, count] of Object.entries(byKey)) own.spend(name as keyof Rates, key, count);
  });
  return {
    take(name, key) {
      const allowed = own.take(name, key);
      if (!allowed || PER_NODE.has(name)) return allowed;
      untold[name] ??= {};
      untold[name][key] = (untold[name][key] ?? 0) + 1;
      cancel ??= later(COLLECT, tell);
      return true;
    },
    stop() {
      cancel?.();
      stopHearing();
    },
  };
}
