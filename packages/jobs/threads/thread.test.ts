import { expect, test } from 'vitest';
import type { FromThread } from './messages.ts';
import { serveCalls } from './thread.ts';

test('a task reads its data from the owner, says when it starts, and answers', async () => {
  const said: FromThread[] = [];
  const receive = serveCalls<string>(
    (message) => said.push(message),
    async (word, { readData, started }) => {
      const bytes = await readData('cow006', 'words');
      started(500);
      return `${word} ${bytes.length}`;
    },
  );
  receive({ type: 'call', task: 'length' });
  expect(said).toEqual([{ type: 'read', slug: 'cow006', name: 'words' }]);
  receive({ type: 'data', slug: 'cow006', name: 'words', bytes: new Uint8Array(7) });
  await expect.poll(() => said).toHaveLength(3);
  expect(said.slice(1)).toEqual([
    { type: 'started', limitMs: 500 },
    { type: 'done', value: 'length 7' },
  ]);
});

test('data that could not be read, and any other error, fail the call and not the thread', async () => {
  const said: FromThread[] = [];
  const receive = serveCalls<boolean>(
    (message) => said.push(message),
    async (reads, { readData }) => {
      if (reads) await readData('cow006', 'words');
      throw new Error('broken');
    },
  );
  receive({ type: 'call', task: true });
  receive({ type: 'data', slug: 'cow006', name: 'words', bytes: null });
  await expect.poll(() => said).toHaveLength(2);
  receive({ type: 'call', task: false });
  await expect.poll(() => said).toHaveLength(3);
  expect(said.slice(1)).toEqual([
    { type: 'failed', error: 'Error: cow006/words could not be read' },
    { type: 'failed', error: 'Error: broken' },
  ]);
});
