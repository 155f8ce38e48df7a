import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { storeFaultOf } from './errors.ts';
import type { BackupOrder, Batch } from './requests.ts';

/* The database's own thread: fsync never holds the event loop that serves the players. */

const port = parentPort;
if (!port) throw new Error('runs as a worker only');

try {
  const { file, maxPages } = workerData as { file: string; maxPages: number | null };
  const database = openDatabase(file, maxPages);
  port.on('message', (batch: Batch | BackupOrder) => {
    if (batch === null) {
      database.close();
      port.close();
    } else if ('backup' in batch)
      database.backup(batch.backup).then(
        () => batch.reply.postMessage(null),
        (error: unknown) => batch.reply.postMessage({ fault: storeFaultOf(error), detail: batch.backup }),
      );
    else port.postMessage(database.run(batch));
  });
  port.postMessage('ready');
} catch (error) {
  port.postMessage({ fault: storeFaultOf(error), detail: error instanceof Error ? error.message : String(error) });
  port.close();
}
