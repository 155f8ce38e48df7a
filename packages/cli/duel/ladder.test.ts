import { wilson } from '@izvilina/bots/duel.ts';
import { expect, test } from 'vitest';
import { izvilina } from '../running.ts';
import { pairsOf, type Step, stepOf } from './ladder.ts';

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
  expect(stepOf(summary, false)).toMatchObject({ winRate: 0.3, ci95: [0.2189, 0.3959], par: 0.25 });
  expect(stepOf(summary, true)).toMatchObject({ winRate: 0.6, ci95: [0.502, 0.6906], par: 0.5 });
});

test('prints one table for the numbers of players asked for', async () => {
  const args = ['--game', 'notnot', '--players', '2,3', '--games', '4', '--neighbours', '--jobs', '2'];
  const { code, out } = await izvilina(['ladder', ...args]);
  expect(code).toBe(0);
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
