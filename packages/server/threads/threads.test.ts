import { GAMES } from '@izvilina/games/registry.ts';
import { begin, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { afterAll, expect, test } from 'vitest';
import { startThreads } from './threads.ts';

const took: string[] = [];
const threads = startThreads({
  readData: () => Promise.reject(new Error('these games have no data')),
  took: (kind, seconds) => took.push(`${kind} ${seconds > 0}`),
});
afterAll(() => threads.close());

const request = async (name: string, budget: { ms: number; nodes?: number }, game = 'cow006') => {
  const match = must(begin(await GAMES.cow006(), { players: 4, options: {}, seed: 'threads' }));
  return { game, options: {}, name, view: viewOf(match, 0), budget };
};

test('a bot thinks in a thread, and how long it took is told', async () => {
  const thought = await threads.think(await request('casual', { ms: 500 }));
  expect(thought.move).toMatchObject({ type: 'pick' });
  expect(took).toEqual(['think true']);
});

test('a hint, which has less time, overtakes the bots that wait', async () => {
  const order: string[] = [];
  const ask = async (name: string, ms: number) => {
    const asked = await request('master', { ms, nodes: 2_000 });
    await threads.think(asked);
    order.push(name);
  };
  const bots = Array.from({ length: 6 }, (_, index) => ask(`bot ${index}`, 300));
  const hint = ask('hint', 200);
  await Promise.all([...bots, hint]);
  expect(order.indexOf('hint')).toBeLessThan(4);
});

test('a record check and a job do not wait for bots that think', async () => {
  let thinking = 4;
  const asked = await request('master', { ms: 2_000, nodes: 1e9 });
  const thoughts = Array.from({ length: thinking }, () => threads.think(asked).finally(() => thinking--));
  await threads.checkRecord('{');
  await threads.runJob({ game: 'cow006', job: {} }).catch(() => null);
  expect(thinking).toBeGreaterThan(0);
  await Promise.all(thoughts);
});

test('a bot that fails fails alone', async () => {
  await expect(threads.think(await request('x', { ms: 10 }, 'nope'))).rejects.toThrow('no bots for nope');
  expect((await threads.think(await request('novice', { ms: 100 }))).move).not.toBeNull();
});

test('a job of a game that has none is an error, not a wait', async () => {
  await expect(threads.runJob({ game: 'cow006', job: {} })).rejects.toThrow('no job runner for cow006');
});

test('what is no record is refused with the reason', async () => {
  expect(await threads.checkRecord('{')).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
  expect(await threads.checkRecord('{"format":"izvilina"}')).toMatchObject({
    ok: false,
    error: { code: 'BAD_RECORD' },
  });
});
