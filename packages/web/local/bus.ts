import type { Bus, BusMessage } from '@izvilina/authority/bus.ts';

/** Two tabs of one browser are two nodes with one database. */
export function tabBus(name: string): Bus {
  const channel = new BroadcastChannel(name);
  return {
    publish(message) {
      channel.postMessage(message);
    },
    subscribe(heard) {
      const listener = (event: MessageEvent<BusMessage>) => heard(event.data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
