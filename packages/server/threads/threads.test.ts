import type { ThinkShare } from '@izvilina/authority/deps.ts';
import { GAMES } from '@izvilina/games/registry.ts';
import { begin, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { afterAll, expect, test } from 'vitest';
import { startThreads } from './threads.ts';

const took: string[] = [];
const start = () =>
  startThreads({
    readData: () => Promise.reject(new Error('these games have no data')),
    took: (kind, seconds) => took.push(`${kind} ${seconds > 0}`),
  });
const threads = start();
afterAll(() => threads.close());

const BOT = { kind: 'bot', owner: 'anya' } as const;

const request = async (name: string, budget: { ms: number; nodes?: number }, game = 'cow006') => {
  const match = must(begin(await GAMES.cow006(), { players: 4, options: {}, seed: 'threads' }));
  return { game, options: {}, name, view: viewOf(match, 0), budget };
};

test('a bot thinks in a thread, and how long it took is told', async () => {
  const thought = await threads.think(await request('casual', { ms: 500 }), BOT);
  expect(thought.move).toMatchObject({ type: 'pick' });
  expect(took).toEqual(['think true']);
});

test('whoever makes hundreds of bots think holds up nobody else: not a hint, not another table’s bot', async () => {
  const order: string[] = [];
  const ask = async (name: string, share: ThinkShare) => {
    await threads.think(await request('master', { ms: 100, nodes: 500 }), share);
    order.push(name);
  };
  const flood = Array.from({ length: 30 }, () => ask('flood', { kind: 'bot', owner: 'mallory' }));
  const hints = Array.from({ length: 30 }, () => ask('hints', { kind: 'hint', owner: 'mallory' }));
  const honest = [ask('hint', { kind: 'hint', owner: 'boris' }), ask('bot', { kind: 'bot', owner: 'boris' })];
  await Promise.all(honest);
  expect(order.indexOf('hint')).toBeLessThan(10);
  expect(order.indexOf('bot')).toBeLessThan(10);
  await Promise.all([...flood, ...hints]);
});

test('a record check and a job do not wait for bots that think', async () => {
  const own = start();
  await own.think(await request('novice', { ms: 10 }), BOT); // starts a thread
  const asked = await request('master', { ms: 60_000, nodes: 1e9 });
  let thinking = 4;
  const thoughts = Array.from({ length: thinking }, () => own.think(asked, BOT).finally(() => thinking--));
  await own.checkRecord('{', 'anywhere');
  await own.runJob({ game: 'cow006', job: {} }).catch(() => null);
  expect(thinking).toBe(4);
  own.close();
  await Promise.allSettled(thoughts);
});

test('a bot that fails fails alone', async () => {
  await expect(threads.think(await request('x', { ms: 10 }, 'nope'), BOT)).rejects.toThrow('no bots for nope');
  expect((await threads.think(await request('novice', { ms: 100 }), BOT)).move).not.toBeNull();
});

test('a job of a game that has none is an error, not a wait', async () => {
  await expect(threads.runJob({ game: 'cow006', job: {} })).rejects.toThrow('no job runner for cow006');
});

test('what is no record is refused with the reason', async () => {
  expect(await threads.checkRecord('{', 'anywhere')).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
  expect(await threads.checkRecord('{"format":"izvilina"}', 'anywhere')).toMatchObject({
    ok: false,
    error: { code: 'BAD_RECORD' },
  });
});

test('eight megabytes of nonsense at once take little memory', async () => {
  await threads.checkRecord('{', 'anywhere');
  const events = Array(350_000).fill('{}');
  const text = `{"format":"izvilina","version":1,"events":[${events}]}`;
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const checked = await Promise.all(Array.from({ length: 8 }, () => threads.checkRecord(text, 'mallory')));
  const large = await threads.checkRecord(`[${'{},'.repeat(8_000_000)}1]`, 'mallory');
  clearInterval(watch);
  for (const one of [...checked, large]) expect(one).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
  expect((most - before) / 1e6).toBeLessThan(200);
});
