import { createAuthority } from '@izvilina/authority/authority.ts';
import { NO_DELAY } from '@izvilina/authority/race/round-trip.ts';
import { tabBus } from './bus.ts';
import { dataUrl } from './data-files.ts';
import { downloadedData, type ReportDownload } from './download.ts';
import { commandId, type FromWorker, isPause, isPrefetch } from './messages.ts';
import { pausableTime } from './pausable-time.ts';
import { prefetch } from './prefetch.ts';
import { indexedStore } from './store.ts';
import { localThreads } from './threads.ts';

const post = (message: FromWorker) => postMessage(message);
const later = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
const report: ReportDownload = (download) => post({ type: 'download', download });
const readData = downloadedData(dataUrl, report);
const time = pausableTime({ now: Date.now, clock: () => performance.now(), later });
const threads = localThreads(readData, later, report);

/** The same authority as on the server, in a worker of this page. Its only guest is the player at this device. */
const connection = indexedStore('izvilina').then((store) =>
  createAuthority({
    store,
    bus: tabBus('izvilina'),
    think: threads.think,
    runJob: threads.runJob,
    readData,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: time.now,
    clock: time.clock,
    later: time.later,
    soon: (run) => queueMicrotask(run),
    local: true,
    log: (event, fields) => console.error(event, fields),
  }).connect({ id: 'me', name: null }, { send: post, renamed: async () => undefined, roundTrip: () => NO_DELAY }),
);

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // Nothing waits for this: data that could not be loaded now is loaded when it is needed.
  if (isPrefetch(data)) prefetch(data, readData, threads).catch(() => undefined);
  else if (isPause(data)) time.pause(data.paused);
  else
    connection.then(
      (open) => open.receive(data),
      () => refuseWithoutStorage(commandId(data)),
    );
});

/** The browser keeps nothing here: private windows of some, or all site data blocked. */
function refuseWithoutStorage(id: number | null): void {
  if (id !== null) post({ type: 'reply', id, ok: false, error: { code: 'NO_STORAGE', params: {} } });
}
