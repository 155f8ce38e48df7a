/** Number of open connections per key. */
export interface ConnectionCounts {
  /** Takes a place; returns the function that gives it back, or null when there is none. */
  enter(key: string): (() => void) | null;
}

/** The connections that the same keys have on other nodes. */
export interface ElsewhereConnections {
  /** Number of connections of this key on other nodes, as far as known here. */
  count(key: string): number;
  /** Reports the number of connections this key has on this node. */
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
