/** How many connections each key has open. */
export interface ConnectionCounts {
  /** How to give the place back; null when there is none. */
  enter(key: string): (() => void) | null;
}

/** The connections of the same keys to other nodes. */
export interface ElsewhereConnections {
  /** As far as is known here. */
  count(key: string): number;
  /** So many has the key here now. */
  tell(key: string, count: number): void;
}

const ALONE: ElsewhereConnections = { count: () => 0, tell: () => undefined };

export function connectionCounts(most: number, elsewhere: ElsewhereConnections = ALONE): ConnectionCounts {
  const counts = new Map<string, number>();
  const set = (key: string, count: number) => {
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
    elsewhere.tell(key, count);
  };
  return {
    enter(key) {
      const count = counts.get(key) ?? 0;
      if (count + elsewhere.count(key) >= most) return null;
      set(key, count + 1);
      return () => set(key, (counts.get(key) ?? 1) - 1);
    },
  };
}
