/** Says that a table changed; whoever has it loaded reads the rest from the store. One process: this one. Many: Redis. */
export interface Bus {
  publish(table: string): void;
  /** Returns how to stop listening. */
  subscribe(heard: (table: string) => void): () => void;
}

export function localBus(): Bus {
  const listeners = new Set<(table: string) => void>();
  return {
    publish(table) {
      for (const heard of listeners) heard(table);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
