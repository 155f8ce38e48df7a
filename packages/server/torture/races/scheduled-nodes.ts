import { type Authority, createAuthority } from '@izvilina/authority/authority.ts';
import type { Bus, BusMessage } from '@izvilina/authority/bus.ts';
import { firstMove } from '@izvilina/authority/testing/cow-table.ts';
import { ManualClock } from '@izvilina/authority/testing/manual-clock.ts';
import type { MemoryStore } from '@izvilina/authority/testing/memory-store.ts';
import type { Scheduler } from 'fast-check';

const NODES = 2;
const none = () => Promise.reject(new Error('not in this test'));

/** Every call is scheduled twice: before the store carries it out, and before the caller gets the result. */
export function scheduledStore(store: MemoryStore, scheduler: Scheduler): MemoryStore {
  const turn = (label: string) => scheduler.schedule(Promise.resolve(), label);
  const methods = Object.entries(store).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      await turn(name);
      const result: unknown = await Reflect.apply(method as (...given: unknown[]) => unknown, store, args);
      await turn(`${name} done`);
      return result;
    },
  ]);
  return Object.fromEntries(methods) as MemoryStore;
}

/** News reaches each node when scheduled, in any order. */
export function scheduledBus(scheduler: Scheduler): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish(message) {
      for (const heard of listeners) void scheduler.schedule(Promise.resolve(), 'news').then(() => heard(message));
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

export interface Nodes {
  readonly nodes: readonly Authority[];
  readonly clock: ManualClock;
  /** What the nodes logged; must be empty, as nothing may fail. */
  readonly logged: readonly string[];
}

/** Two authorities on one store. Everything they wait for happens in the order the scheduler chooses. */
export function scheduledNodes(store: MemoryStore, bus: Bus, scheduler: Scheduler): Nodes {
  const clock = new ManualClock(async () => undefined);
  const logged: string[] = [];
  let drawn = 0;
  const node = () =>
    createAuthority({
      store,
      wakeIndex: store,
      bus,
      think: async (request, share) => {
        await scheduler.schedule(Promise.resolve(), 'think');
        return firstMove(request, share);
      },
      runJob: none,
      readData: none,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => (drawn++ * 73 + 29) & 255),
      now: clock.now,
      clock: clock.clock,
      later: clock.later,
      soon: (run) => void scheduler.schedule(Promise.resolve(), 'soon').then(run),
      local: false,
      log: (event, fields) => logged.push(`${event}: ${JSON.stringify(fields)}`),
    });
  return { nodes: Array.from({ length: NODES }, node), clock, logged };
}
