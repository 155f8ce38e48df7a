import { notnot } from '@izvilina/games/notnot/game.ts';
import type { RunJob } from '@izvilina/jobs/run-here.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { runThrowJob, type ThrowJob, type ThrowView, throws } from '@izvilina/kernel/test/throws.ts';
import { describe, expect, test } from 'vitest';
import { type DuelPlan, duel, type Player, playGame, playGames, summarise } from './duel.ts';

const plan: DuelPlan = {
  game: 'cow006',
  seats: ['casual', 'random', 'random'],
  games: 12,
  seed: 'duel',
  options: { rounds: 1 },
};

/** The summary without times, which differ from run to run. */
const timeless = (summary: Awaited<ReturnType<typeof duel>>) => ({
  ...summary,
  seats: summary.seats.map((seat) => ({ ...seat, msPerMove: 0 })),
});

test('the summary is as the protocol prints it, and win rates share one game each', async () => {
  const heard: number[] = [];
  const summary = await duel(plan, (played) => heard.push(played));
  expect(heard).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(Object.keys(summary)).toEqual(['game', 'games', 'seed', 'options', 'seats']);
  expect(Object.keys(summary.seats[0] ?? {})).toEqual(['bot', 'meanScore', 'winRate', 'ci95', 'msPerMove']);
  expect(summary.games).toBe(12);
  expect(summary.options).toEqual({ rounds: 1 });
  expect(summary.seats.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1, 3);
  for (const { winRate, ci95 } of summary.seats) {
    expect(ci95[0]).toBeLessThanOrEqual(winRate);
    expect(ci95[1]).toBeGreaterThanOrEqual(winRate);
  }
});

test('chunks put together equal the whole', async () => {
  const chunks = [await playGames({ ...plan, to: 5 }), await playGames({ ...plan, from: 5 })];
  expect(timeless(summarise(plan, chunks))).toEqual(timeless(await duel(plan)));
});

test('an outside player takes part and sits in every chair equally often', async () => {
  const chairs = [0, 0, 0];
  const lowest: Player = async (view, moves) => {
    if (view.viewer !== 'watcher') chairs[view.viewer]!++;
    if (!moves.finite) throw new Error('cow006 lists its moves');
    return moves.all[0];
  };
  const summary = await duel({ ...plan, seats: ['cmd:lowest', 'random', 'random'] }, undefined, {
    'cmd:lowest': lowest,
  });
  expect(summary.seats[0]?.bot).toBe('cmd:lowest');
  for (const turns of chairs) expect(turns).toBeGreaterThanOrEqual(40);
});

test('an unknown bot and a refused move are errors that name their culprit', async () => {
  await expect(duel({ ...plan, seats: ['casual', 'nobody'] })).rejects.toThrow('nobody');
  const cheat: Player = async () => ({ type: 'pick', card: 1000 });
  await expect(duel({ ...plan, seats: ['cheat', 'random'] }, undefined, { cheat })).rejects.toThrow('cheat');
});

/** Records every question, to detect one that is asked twice. */
const noting = (player: Player, asked: string[]): Player => {
  return (view, moves, budget, chance) => {
    asked.push(`${view.viewer}:${view.asks.find(({ seat }) => seat === view.viewer)?.what}`);
    return player(view, moves, budget, chance);
  };
};

const anywhere: Player = async (_view, moves, _budget, chance) => (moves.finite ? null : moves.sample(chance));
const refrains: Player = async () => null;

describe('a game with a referee (notnot)', () => {
  test('the referee rolls and closes, and who refrains is asked once a round', async () => {
    const asked: string[] = [];
    const players = [noting(refrains, asked), noting(anywhere, asked)];
    for (const index of [0, 1]) {
      asked.length = 0;
      const [idle, busy] = await playGame(
        { seats: ['refrains', 'anywhere'], games: 2, seed: 'race' },
        notnot,
        players,
        index,
      );
      expect(asked.length).toBeGreaterThan(60);
      expect(new Set(asked).size).toBe(asked.length);
      expect(idle).toMatchObject({ score: 0, wins: 0, moves: asked.length / 2 });
      expect(busy).toMatchObject({ wins: 1, moves: asked.length / 2 });
    }
  });

  test('ends when everybody refrains: thirty rounds, all win', async () => {
    const tallies = await playGame({ seats: ['a', 'b'], games: 1, seed: 'idle' }, notnot, [refrains, refrains], 0);
    for (const tally of tallies) expect(tally).toMatchObject({ score: 0, wins: 0.5, moves: 30 });
  });
});

describe('a game with jobs', () => {
  const strongest: Player = async (view, moves) =>
    moves.finite ? moves.all.at((view as ThrowView).phase === 'throw' ? -1 : 0) : null;
  const play = (runJob: RunJob) =>
    playGame({ seats: ['a', 'b'], games: 1, seed: 'jobs' }, throws as AnyGame, [strongest, strongest], 0, runJob);

  test('they are run between the moves', async () => {
    const tallies = await play(async (_game, job) => runThrowJob(job as ThrowJob));
    for (const tally of tallies) expect(tally).toMatchObject({ score: 30, wins: 0.5, moves: 1 });
  });

  test('it goes on when they fail', async () => {
    const tallies = await play(() => Promise.reject(new Error('no physics today')));
    for (const tally of tallies) expect(tally).toMatchObject({ score: 0, moves: 1 });
  });
});
