import { getPriority } from 'node:os';
import { serveThread } from '../threads/serve-thread.ts';

/* A thread that misbehaves in every way the pool must survive, and one honest task that reads data. */

export type FixtureTask = 'answer' | 'hang' | 'fill memory' | 'crash' | 'exit' | 'sum data' | 'priority';

const shared = { bytes: null as Uint8Array | null };

serveThread<FixtureTask>(async (task, { readData, started }) => {
  started(task === 'hang' ? 300 : 30_000); // only the one that hangs is to be given up
  if (task === 'hang') for (;;);
  if (task === 'fill memory') {
    const held: number[][] = [];
    for (;;) held.push(Array(100_000).fill(held.length));
  }
  if (task === 'crash') {
    setTimeout(() => {
      throw new Error('crashed');
    });
    return new Promise(() => undefined);
  }
  if (task === 'exit') process.exit(3);
  if (task === 'answer') return 'answer';
  if (task === 'priority') return getPriority();
  shared.bytes ??= await readData('cow006', 'numbers');
  return shared.bytes.reduce((sum, byte) => sum + byte, 0);
});
