/** A token bucket: `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** True while there is something left to take. */
export type Bucket = () => boolean;

export function bucket({ burst, perSecond }: Rate, now: () => number = () => performance.now()): Bucket {
  let left = burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** One bucket per key. The longest unused is forgotten, so the map stays small however many keys pass by. */
export function buckets(rate: Rate, most = 10_000): (key: string) => boolean {
  const byKey = new Map<string, Bucket>();
  return (key) => {
    const take = byKey.get(key) ?? bucket(rate);
    byKey.delete(key);
    byKey.set(key, take); // newest last
    if (byKey.size > most)
      for (const oldest of byKey.keys()) {
        byKey.delete(oldest);
        break;
      }
    return take();
  };
}
