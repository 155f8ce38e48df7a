import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { storeFaultOf } from './errors.ts';
import type { DatabaseOptions } from './requests.ts';
import { type BackupOrder, type Batch, fromMessage } from './thread-messages.ts';

/* The database's own thread, so that fsync never blocks the event loop that serves the players. */

const port = parentPort;
if (!port) throw new Error('runs as a worker only');

try {
  const { file, ...options } = workerData as { readonly file: string } & DatabaseOptions;
  const database = openDatabase(file, options);
  port.on('message', (batch: Batch | BackupOrder) => {
    if (batch === null) {
      database.close();
      port.close();
    } else if ('backup' in batch)
      database.backup(batch.backup).then(
        () => batch.reply.postMessage(null),
        (error: unknown) => batch.reply.postMessage({ fault: storeFaultOf(error), detail: batch.backup }),
      );
    else port.postMessage(database.run(batch.map(fromMessage)));
  });
  port.postMessage('ready');
  flushCompileCache();
} catch (error) {
  port.postMessage({ fault: storeFaultOf(error), detail: error instanceof Error ? error.message : String(error) });
  port.close();
}
