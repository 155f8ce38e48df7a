import type { AnyGame } from '@izvilina/kernel/game.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { replay } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import { runThrowJob, type ThrowJob, throws } from '@izvilina/kernel/test/throws.ts';
import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { state } from './ops/look.ts';
import { legal, play } from './ops/play.ts';
import { log } from './ops/records.ts';
import { dealt } from './ops/start.ts';
import { emptyTable, type Table } from './table.ts';

/** A new match of the kernel's test game with jobs, and how often its runner was called. */
async function opened(options: Record<string, unknown> = {}, broken = false) {
  let runs = 0;
  const table: Table = emptyTable(async (_game, job) => {
    runs++;
    if (broken) throw new Error('no physics today');
    return runThrowJob(job as ThrowJob);
  });
  const start = { players: 2, options: options as Record<string, never>, seed: '1' };
  const { match, toAct } = must(await dealt(table, begin(throws as AnyGame, start)));
  return { table, match: match as string, toAct, runs: () => runs };
}

test('a job is run when the referee is asked, once, and its result is the one move', async () => {
  const { table, match, toAct, runs } = await opened();
  expect(toAct).toEqual([0]);
  const thrown = await play(table, { match, player: 0, move: { type: 'throw', power: 2 } });
  expect(thrown).toMatchObject({ value: { toAct: ['referee'], over: false } });
  const moves = [{ type: 'landed', points: 20 }];
  expect(must(await legal(table, { match, player: 'referee' }))).toEqual({ moves });
  expect(must(await legal(table, { match, player: 'referee' }))).toEqual({ moves });
  expect(runs()).toBe(1);
  expect(must(await legal(table, { match, player: 0 }))).toEqual({ moves: [] });
  expect(await play(table, { match, player: 'referee', move: moves[0] })).toMatchObject({ value: { toAct: [1] } });
  expect(runs()).toBe(1);
});

test('any other act that the rules take may be played in its place, and no other', async () => {
  const { table, match, runs } = await opened();
  await play(table, { match, player: 0, move: { type: 'throw', power: 2 } });
  for (const move of [{ type: 'close' }, { type: 'timeout', seat: 0 }, { type: 'landed', points: 101 }])
    expect(await play(table, { match, player: 'referee', move })).toMatchObject({ ok: false });
  expect(await play(table, { match, player: 'referee', move: { type: 'landed', points: 7 } })).toMatchObject({
    ok: true,
    value: { events: [{ type: 'landed', seat: 0, points: 7 }] },
  });
  expect(runs()).toBe(0);
});

test('a job before anybody was asked is run by the engine, and the log replays it', async () => {
  const { table, match, toAct } = await opened({ lot: true });
  expect(toAct).toEqual([1]);
  const written = must(await log(table, { match })).log as Parameters<typeof replay>[1];
  expect(written.events).toEqual([{ at: 0, by: 'referee', act: { type: 'begins', seat: 1 } }]);
  const again = must(replay(throws as AnyGame, written));
  expect(again.state).toEqual(must(await state(table, { match })).state);
});

test('a job that fails lists what happens instead', async () => {
  const { table, match, toAct } = await opened({ lot: true }, true);
  expect(toAct).toEqual([0]);
  await play(table, { match, player: 0, move: { type: 'throw', power: 1 } });
  expect(must(await legal(table, { match, player: 'referee' }))).toEqual({ moves: [{ type: 'spoiled' }] });
});

test('a job that fails is reported, and the game goes on without its result', async () => {
  const bugs: unknown[] = [];
  const failing = () => Promise.reject(new Error('no physics today'));
  const answer = await createEngine(
    (bug) => bugs.push(bug),
    failing,
  )(JSON.stringify({ id: 1, op: 'new', game: 'brainstorm', players: 2, seed: '1' }));
  expect(JSON.parse(answer)).toMatchObject({ ok: true, match: 'm1' });
  expect(bugs[0]).toEqual(new Error('no physics today'));
});
