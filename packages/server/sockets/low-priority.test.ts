import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LowPriorityQueue, MessageQueue } from './low-priority.ts';

const hold = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

test('who sends now and then is served at once, who sends without end in order and a little at a time', async () => {
  const lowPriority = new LowPriorityQueue();
  const [loud, calm] = [new MessageQueue(lowPriority, () => 0), new MessageQueue(lowPriority, () => 0)];
  const done: string[] = [];
  for (let n = 1; n <= 12; n++)
    loud.run(() => {
      hold(4);
      done.push(`loud ${n}`);
    });
  expect(done).toEqual(['loud 1', 'loud 2', 'loud 3']);
  await turn();
  expect(done.length).toBeLessThan(12); // a turn of the event loop is not spent on them entirely
  calm.run(() => done.push('calm'));
  expect(done.at(-1)).toBe('calm');
  await expect.poll(() => done.length).toBe(13);
  expect(done.filter((one) => one !== 'calm')).toEqual(Array.from({ length: 12 }, (_, n) => `loud ${n + 1}`));
});

test('a connection that has been still is served at once again, but not before what it sent', async () => {
  let now = 0;
  const lowPriority = new LowPriorityQueue();
  const messages = new MessageQueue(lowPriority, () => now);
  const done: number[] = [];
  for (let n = 1; n <= 4; n++) messages.run(() => done.push(n));
  now = 1_000;
  messages.run(() => done.push(5));
  expect(done).toEqual([1, 2, 3]);
  await expect.poll(() => done).toEqual([1, 2, 3, 4, 5]);
  messages.run(() => done.push(6));
  expect(done.at(-1)).toBe(6);
});
