import type { Push } from '@izvilina/protocol/messages.ts';

/** How far a table has come: whoever is behind reads the rest from the store. */
export interface News {
  readonly table: string;
  readonly seq: number;
  readonly version: number;
}

/** What somebody says at a table. It is passed on to whoever looks at the table now, and is not in the store. */
export type Said = Extract<Push, { type: 'said' }>;

export type BusMessage = News | Said;

/** Carries news between the nodes. One process: this one, which hears itself too. Many: Redis. */
export interface Bus {
  publish(message: BusMessage): void;
  /** Returns how to stop listening. */
  subscribe(heard: (message: BusMessage) => void): () => void;
}

export function localBus(): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish(message) {
      for (const heard of listeners) heard(message);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
