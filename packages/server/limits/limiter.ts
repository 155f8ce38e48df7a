import type { Rate, Rates } from './limits.ts';

/**
 * Counts what guests and addresses do. It answers at once: an implementation shared by several nodes keeps its own copy
 * of the buckets and tells the others later.
 */
export interface Limiter {
  /** Takes one from the bucket of this key; false when there is nothing left. */
  take(name: keyof Rates, key: string): boolean;
}

interface Level {
  left: number;
  at: number;
}

/** How many keys per rate are remembered. The least recently used is dropped first: its bucket is likely full. */
const MOST_KEYS = 50_000;

export interface Buckets extends Limiter {
  /** Takes what was spent at other nodes; the bucket may become negative by it, down to one burst. */
  spend(name: keyof Rates, key: string, count: number): void;
}

/** Buckets in the memory of this process. A bucket belongs to its key, not to a connection: reconnecting fills none. */
export function localLimiter(rates: Rates, now = () => performance.now(), mostKeys = MOST_KEYS): Buckets {
  const levels = new Map<keyof Rates, Map<string, Level>>();
  const levelOf = (name: keyof Rates, key: string): Level => {
    const byKey = levels.get(name) ?? new Map<string, Level>();
    levels.set(name, byKey);
    const level = filled(byKey.get(key), rates[name], now());
    byKey.delete(key);
    byKey.set(key, level); // newest last
    if (byKey.size > mostKeys) byKey.delete(byKey.keys().next().value as string);
    return level;
  };
  return {
    take(name, key) {
      const level = levelOf(name, key);
      if (level.left < 1) return false;
      level.left -= 1;
      return true;
    },
    spend(name, key, count) {
      const level = levelOf(name, key);
      level.left = Math.max(-rates[name].burst, level.left - count);
    },
  };
}

const filled = (level: Level | undefined, { burst, perSecond }: Rate, at: number): Level => ({
  left: level ? Math.min(burst, level.left + ((at - level.at) / 1000) * perSecond) : burst,
  at,
});
