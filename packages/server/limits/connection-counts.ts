/** How many connections each key has open. */
export interface ConnectionCounts {
  /** How to give the place back; null when there is none. */
  enter(key: string): (() => void) | null;
}

export function connectionCounts(most: number): ConnectionCounts {
  const counts = new Map<string, number>();
  return {
    enter(key) {
      const count = counts.get(key) ?? 0;
      if (count >= most) return null;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
