import { getPriority } from 'node:os';
import { serveThread } from '../threads/serve-thread.ts';

/** For tests: a thread that a whole table waits for. It says its priority. */
serveThread(async () => getPriority(), { awaited: true });
