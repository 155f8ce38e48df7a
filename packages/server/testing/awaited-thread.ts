import { getPriority } from 'node:os';
import { serveThread } from '../threads/serve-thread.ts';

/** For tests: an `awaited` thread, which answers with its priority. */
serveThread(async () => getPriority(), { awaited: true });
