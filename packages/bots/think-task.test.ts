import { GAMES } from '@izvilina/games/registry.ts';
import { begin, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { thinkTask } from './think-task.ts';

test('a thought says how long it may take before it begins: a thread that hangs is known by it', async () => {
  const match = must(begin(await GAMES.cow006(), { players: 2, options: {}, seed: 'limit' }));
  const order: string[] = [];
  const thought = await thinkTask(() => 'seed')(
    { game: 'cow006', options: {}, name: 'novice', view: viewOf(match, 0), budget: { ms: 400 } },
    { readData: () => Promise.reject(new Error('none')), started: (limit) => order.push(`at most ${limit} ms`) },
  );
  expect(order).toEqual(['at most 5400 ms']);
  expect(thought.move).not.toBeNull();
});
