import type { Push } from '@izvilina/protocol/messages.ts';

/** The newest seq and version of a table. A node that is behind reads the rest from the store. */
export interface News {
  readonly table: string;
  readonly seq: number;
  readonly version: number;
}

/** What a seat says at a table. It is passed on to the present viewers only and never stored. */
export type Said = Extract<Push, { type: 'said' }>;

export type BusMessage = News | Said;

/**
 * Carries news between authorities that may have one table in memory at the same time: two tabs of one browser
 * (`web/local/bus.ts`). On a server only a table's owner has it, so the bus there is `localBus`, which also brings to the
 * viewers what is said at a table.
 */
export interface Bus {
  publish(message: BusMessage): void;
  /** Returns the function that unsubscribes. */
  subscribe(heard: (message: BusMessage) => void): () => void;
}

/** Within one process. Whoever publishes receives the message too. */
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
