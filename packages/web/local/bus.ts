import type { Bus, News } from '@izvilina/authority/bus.ts';

/** Two tabs of one browser are two nodes with one database. */
export function tabBus(name: string): Bus {
  const channel = new BroadcastChannel(name);
  return {
    publish(news) {
      channel.postMessage(news);
    },
    subscribe(heard) {
      const listener = (event: MessageEvent<News>) => heard(event.data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
