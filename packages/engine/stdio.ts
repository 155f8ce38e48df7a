import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { badLine, createEngine } from './engine.ts';
import { linesOf } from './lines.ts';

/** Answers every line of `input` in order until it ends, or until the reader of `output` is gone. */
export async function serveStdio(input: Readable, output: Writable, log: Writable): Promise<void> {
  const answer = createEngine((bug) => log.write(`${bug instanceof Error ? bug.stack : bug}\n`));
  let closed = false;
  output.on('error', () => {
    closed = true;
    input.destroy();
  });
  try {
    for await (const line of linesOf(input)) {
      const text = 'text' in line ? await answer(line.text) : badLine(line.fault);
      if (closed) return;
      if (!output.write(`${text}\n`)) await takesMore(output);
    }
  } catch (error) {
    // The reader left while we waited for it: the end of the conversation, not a failure.
    if (!closed) throw error;
  }
}

/** Resolves when `output` accepts more or is closed; removes its listeners in both cases. */
async function takesMore(output: Writable): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]);
  } finally {
    settled.abort();
  }
}
