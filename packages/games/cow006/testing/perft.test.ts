import { chanceAt } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import type { State } from '../state.ts';
import { table } from './play.ts';

const chance = chanceAt('perft', 0);

/** Ways to answer the next `depth` questions, each asked of the first waiting seat; a finished game counts once. */
function perft(state: State, depth: number): number {
  const turn = cow006.turn(state);
  if (turn.over || depth === 0) return 1;
  const seat = turn.asks[0]?.seat as number;
  const moves = cow006.moves(cow006.view(state, seat));
  const list = moves.finite ? moves.all : [];
  let count = 0;
  for (const move of list) count += perft(must(cow006.step(state, { at: 0, by: seat, move }, chance)), depth - 1);
  return count;
}

const counts = (state: State, deepest: number): number[] =>
  Array.from({ length: deepest }, (_, index) => perft(state, index + 1));

const once = { rounds: 1 };

describe('counted move trees', () => {
  it('no choices of a row: three cards each', () => {
    const state = table({
      players: 2,
      options: once,
      hands: [
        [51, 61, 71],
        [52, 62, 72],
      ],
      rows: [[10], [20], [30], [40]],
    });
    // 3 · 3 · 2 · 2 · 1 · 1, then the end
    expect(counts(state, 7)).toEqual([3, 9, 18, 36, 36, 36, 36]);
  });

  it('one low card: now or later, it takes one of four rows', () => {
    const state = table({
      players: 2,
      options: once,
      hands: [
        [1, 100],
        [50, 60],
      ],
      rows: [[10], [20], [30], [40]],
    });
    // the 1 first: 2 · 4 ways; the 1 last: 2 · 4 ways
    expect(counts(state, 6)).toEqual([2, 4, 10, 10, 16, 16]);
  });

  it('two low cards: only the lower of a turn chooses', () => {
    const state = table({
      players: 2,
      options: once,
      hands: [
        [1, 3],
        [2, 4],
      ],
      rows: [[10], [20], [30], [40]],
    });
    // every first turn asks for a row; unless 1 and 2 were played, the second asks again: 4 + 3 · 16
    expect(counts(state, 7)).toEqual([2, 4, 16, 16, 16, 52, 52]);
  });

  it('the end of a draft: six cards, two to take', () => {
    const state = table({
      players: 2,
      options: { variant: 'tactical' },
      phase: 'draft',
      hands: [[], []],
      pool: [1, 2, 3, 4, 5, 6],
    });
    // 6 · 5 ways to draft, then a single card each
    expect(counts(state, 3)).toEqual([6, 30, 30]);
  });
});
