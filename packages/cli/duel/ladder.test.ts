import { wilson } from '@izvilina/bots/duel.ts';
import { expect, test } from 'vitest';
import { izvilina } from '../running.ts';
import { pairsOf, plansOf, type Step, stepOf } from './ladder.ts';

test('every level meets each lower one, or only its neighbour', () => {
  expect(pairsOf(['a', 'b', 'c'], false)).toEqual([
    ['c', 'b'],
    ['c', 'a'],
    ['b', 'a'],
  ]);
  expect(pairsOf(['a', 'b', 'c'], true)).toEqual([
    ['c', 'b'],
    ['b', 'a'],
  ]);
});

test('partners win together: the interval is that of games won by the two', () => {
  const seat = { bot: 'x', meanScore: 0, winRate: 0.3, ci95: wilson(0.3, 100), msPerMove: 1 };
  const summary = { game: 'g', games: 100, seed: 's', options: {}, seats: [seat, seat, seat, seat] };
  expect(stepOf(summary, [0])).toMatchObject({ winRate: 0.3, ci95: [0.2189, 0.3959], par: 0.25 });
  expect(stepOf(summary, [0, 2])).toMatchObject({ winRate: 0.6, ci95: [0.502, 0.6906], par: 0.5 });
});

test('ingenious is measured for two, three and four, and two against two', async () => {
  const { plans } = await plansOf(['--game', 'ingenious', '--neighbours']);
  const ofMasters = plans.filter(({ plan }) => plan.seats[0] === 'master');
  expect(ofMasters.map(({ plan: { options, seats }, own }) => [options, seats.length, own])).toEqual([
    [{}, 2, [0]],
    [{}, 3, [0]],
    [{}, 4, [0]],
    [{ mode: 'team' }, 4, [0, 2]],
  ]);
  expect(ofMasters.at(-1)?.plan.seats).toEqual(['master', 'strong', 'master', 'strong']);
});

test('prints one table for the numbers of players asked for', async () => {
  const args = ['--game', 'notnot', '--players', '2,3', '--games', '4', '--neighbours', '--jobs', '2'];
  const { code, out, err } = await izvilina(['ladder', ...args]);
  expect(code).toBe(0);
  expect(err).toMatch(/^step 1 of 8: 2 players, master – strong: \d+ % \[\d+, \d+\] of 4, par 50$/m);
  const { game, steps } = JSON.parse(out) as { game: string; steps: Step[] };
  expect(game).toBe('notnot');
  expect(steps.map(({ players, level, against }) => [players, level, against])).toEqual(
    [2, 3].flatMap((players) => [
      [players, 'master', 'strong'],
      [players, 'strong', 'casual'],
      [players, 'casual', 'learner'],
      [players, 'learner', 'novice'],
    ]),
  );
  expect(steps.every(({ winRate, ci95: [low, high] }) => low <= winRate && winRate <= high)).toBe(true);
});

test('a number of players that the game refuses is told', async () => {
  const { code, err } = await izvilina(['ladder', '--game', 'ingenious', '--players', '9']);
  expect(code).toBe(2);
  expect(err).toMatch(/--players/);
});
