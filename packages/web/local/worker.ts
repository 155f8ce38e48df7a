import { createAuthority } from '@izvilina/authority/authority.ts';
import { NO_DELAY } from '@izvilina/authority/race/round-trip.ts';
import type { ReadData } from '@izvilina/games/load.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import { tabBus } from './bus.ts';
import { indexedStore } from './store.ts';
import { localThreads } from './threads.ts';

const readData: ReadData = (game) => Promise.reject(new Error(`no data for ${game}`));
const later = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
const threads = localThreads(readData, later);

/** The same authority as on the server, in a worker of this page. There is one guest: whoever holds the device. */
const connection = indexedStore('izvilina').then((store) =>
  createAuthority({
    store,
    bus: tabBus('izvilina'),
    think: threads.think,
    runJob: threads.runJob,
    readData,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: Date.now,
    clock: () => performance.now(),
    later,
    local: true,
    log: (event, fields) => console.error(event, fields),
  }).connect(
    { id: 'me', name: null },
    (message: Message) => postMessage(message),
    async () => undefined,
    () => NO_DELAY,
  ),
);

addEventListener('message', (event: MessageEvent<unknown>) => {
  connection.then((open) => open.receive(event.data));
});
