import { describe, expect, it } from 'vitest';
import { boardOf, RADII } from '../pieces/board.ts';
import { crowd } from '../scenarios/pieces.ts';
import type { State } from '../state.ts';
import { dealt, listed, play, rack, table } from './play.ts';

/** Number of ways to answer the next `depth` questions; a finished game counts once. */
function perft(state: State, depth: number): number {
  if (state.phase === 'over' || depth === 0) return 1;
  return listed(state).reduce((count, move) => count + perft(play(state, state.turn, move), depth - 1), 0);
}

const counts = (state: State, deepest: number): number[] =>
  Array.from({ length: deepest }, (_, index) => perft(state, index + 1));

const small = (free: [number, number][], racks: string[][], more: object = {}) =>
  table({
    players: racks.length,
    cells: crowd(5, ...free),
    racks: racks.map((tiles) => rack(...tiles)),
    bag: [],
    ...more,
  });

describe('counted placements', () => {
  it('an empty board: every pair but those under the six symbols, twice for a mixed tile', () => {
    const on = (players: number, tile: string) =>
      listed(table({ players, racks: Array(players).fill(rack(tile)), opened: Array(players).fill(true) })).length;
    // A corner of the white area has three neighbours inside it, and six if there is a ring beyond it.
    expect([2, 3, 4].map((players) => on(players, 'red-red'))).toEqual([240 - 18, 342 - 36, 462 - 36]);
    expect([2, 3, 4].map((players) => on(players, 'red-blue'))).toEqual([2 * 222, 2 * 306, 2 * 426]);
    expect(RADII.map((radius) => boardOf(radius).pairs)).toEqual([240, 342, 462]);
  });

  it('the opening: round each of six symbols, every pair that has a cell beside it', () => {
    const on = (players: number) => listed(table({ players, racks: Array(players).fill(rack('red-red')) })).length;
    // White area: two cells of the edge with three other neighbours each, one inner cell with five, two pairs shared.
    expect(on(2)).toBe(6 * (3 + 3 + 5 - 2));
    // With rings beyond: six cells around the symbol, six pairs shared; for three players three are on the edge.
    expect(on(3)).toBe(6 * (2 + 3 + 3 + 5 + 5 + 5 - 6));
    expect(on(4)).toBe(6 * (6 * 5 - 6));
  });

  it('equal tiles are listed once, a double once a pair, a mixed tile in colour order', () => {
    const state = small(
      [
        [0, 0],
        [1, 0],
      ],
      [['red-blue', 'blue-red', 'green-green', 'green-green'], ['red-red']],
    );
    expect(listed(state)).toEqual([
      {
        type: 'place',
        tile: ['red', 'blue'],
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
      {
        type: 'place',
        tile: ['red', 'blue'],
        cells: [
          [1, 0],
          [0, 0],
        ],
      },
      {
        type: 'place',
        tile: ['green', 'green'],
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
    ]);
  });

  it('three cells in a row: the first tile ends it or leaves one cell', () => {
    const row: [number, number][] = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    expect(counts(small(row, [['red-blue', 'green-green'], ['red-red']]), 2)).toEqual([6, 6]);
  });

  it('a triangle, a rhombus and a ring of six', () => {
    const triangle: [number, number][] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ];
    const rhombus: [number, number][] = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, -1],
    ];
    const ring: [number, number][] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    const doubles = [
      ['red-red', 'red-red', 'red-red'],
      ['blue-blue', 'blue-blue'],
    ];
    expect(counts(small(triangle, doubles), 2)).toEqual([3, 3]);
    // five pairs: after the diagonal one two lone cells are left, after the others a pair
    expect(counts(small(rhombus, doubles), 3)).toEqual([5, 5, 5]);
    // six pairs, then a row of four: three ways, two of which leave a pair
    expect(counts(small(ring, doubles), 4)).toEqual([6, 18, 18, 18]);
  });

  it('a ring with mixed tiles', () => {
    const ring: [number, number][] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    const racks = [
      ['red-blue', 'green-green'],
      ['red-red', 'yellow-purple'],
    ];
    // 12 ways to begin with the mixed tile, then 3 answers end it and 6 leave a pair; 6 ways to begin with the double
    expect(counts(small(ring, racks), 4)).toEqual([18, 18 * 9, 12 * (3 + 6) + 6 * (3 + 6 * 2), 198]);
  });

  it('a bonus adds the way of declining it', () => {
    const two: [number, number][] = [
      [0, 0],
      [1, 0],
      [4, 0],
      [3, 0],
    ];
    const state = small(two, [['red-red', 'red-blue'], ['blue-blue']], { bonus: 2 });
    // depth one: two pairs with a double, each in two ways with a mixed tile, and declining
    expect(counts(state, 1)).toEqual([7]);
    expect(listed(state).filter(({ type }) => type === 'skip')).toHaveLength(1);
  });

  it('nobody but the player to move has anything listed', () => {
    const state = dealt(3, { first: 1 });
    expect([0, 1, 2].map((seat) => listed(state, seat).length > 0)).toEqual([false, true, false]);
  });
});
