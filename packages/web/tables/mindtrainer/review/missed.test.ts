import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { expect, test } from 'vitest';
import { playedGame } from '../testing/playing.ts';
import { missedIn, turnsOf } from './missed.ts';

const states = playedGame(3, 'words', 'review').map(({ state }) => state as State);
const last = states.at(-1) as State;
const lexicon = lexiconForBots(last.options);
const missed = turnsOf(states).map(({ before, seq }) => missedIn(before, seq, last, lexicon));

test('every turn is compared once, with what its player really scored', () => {
  expect(missed.map(({ player, points }) => `${player} ${points}`)).toEqual(
    last.sheet.map(({ player, total }) => `${player} ${total}`),
  );
});

test('nobody lays more than the best; what is missed is the difference', () => {
  for (const { points, best, lost } of missed) {
    expect(best?.points ?? 0).toBeGreaterThanOrEqual(points);
    expect(lost).toBe((best?.points ?? 0) - points);
  }
  expect(missed.some(({ lost }) => lost > 0)).toBe(true);
});
