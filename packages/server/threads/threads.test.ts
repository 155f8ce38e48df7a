import { GAMES } from '@izvilina/games/registry.ts';
import { begin, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { afterAll, expect, test } from 'vitest';
import { startJobs } from './threads.ts';

const times: number[] = [];
const jobs = startJobs((seconds) => times.push(seconds));
afterAll(() => jobs.close());

const view = async () => {
  const match = must(begin(await GAMES.cow006(), { players: 4, options: {}, seed: 'jobs' }));
  return viewOf(match, 0);
};

test('a bot thinks in a thread, and how long it took is told', async () => {
  const thought = await jobs.think({
    game: 'cow006',
    options: {},
    name: 'casual',
    view: await view(),
    budget: { ms: 500 },
  });
  expect(thought.move).toMatchObject({ type: 'pick' });
  expect(times).toHaveLength(1);
});

test('a hint, which has less time, overtakes the bots that wait', async () => {
  const position = await view();
  const order: string[] = [];
  const ask = (name: string, ms: number) =>
    jobs
      .think({ game: 'cow006', options: {}, name: 'master', view: position, budget: { ms, nodes: 2_000 } })
      .then(() => order.push(name));
  const bots = Array.from({ length: 6 }, (_, index) => ask(`bot ${index}`, 300));
  const hint = ask('hint', 200);
  await Promise.all([...bots, hint]);
  expect(order.indexOf('hint')).toBeLessThan(4);
});

test('a bot that fails fails alone', async () => {
  const position = await view();
  await expect(
    jobs.think({ game: 'nope', options: {}, name: 'x', view: position, budget: { ms: 10 } }),
  ).rejects.toThrow();
  expect(
    (await jobs.think({ game: 'cow006', options: {}, name: 'novice', view: position, budget: { ms: 100 } })).move,
  ).not.toBeNull();
});

test('what is no record is refused with the reason', async () => {
  expect(await jobs.verify('{')).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
  expect(await jobs.verify('{"format":"izvilina"}')).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
});
