/** How far a table has come: whoever is behind reads the rest from the store. */
export interface News {
  readonly table: string;
  readonly seq: number;
  readonly version: number;
}

/** Carries news between the nodes. One process: this one, which hears itself too. Many: Redis. */
export interface Bus {
  publish(news: News): void;
  /** Returns how to stop listening. */
  subscribe(heard: (news: News) => void): () => void;
}

export function localBus(): Bus {
  const listeners = new Set<(news: News) => void>();
  return {
    publish(news) {
      for (const heard of listeners) heard(news);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
