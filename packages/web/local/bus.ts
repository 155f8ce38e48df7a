import type { Bus, BusMessage } from '@izvilina/authority/bus.ts';

/** Connects the tabs of one browser: they are nodes with one shared database. */
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
