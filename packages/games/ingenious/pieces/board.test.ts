import { describe, expect, it } from 'vitest';
import cells from '../testing/cells.json' with { type: 'json' };
import { dealt, lay, refusal, table } from '../testing/play.ts';
import { boardOf, CELLS, cellAt, DIRECTIONS, hasRoom, PAIRS, PRINTED, printedGrid, RADII, SIDES } from './board.ts';
import { colourOf } from './colours.ts';

const sorted = (cells: readonly (readonly number[])[]) => cells.map((at) => at.join()).sort();

describe('the board', () => {
  it('IN-D3 has the 169 cells of the picture, white ones first, then light, then dark', () => {
    const areas = { white: 5, light: 6, dark: 7 };
    for (const [area, radius] of Object.entries(areas)) {
      const given = cells.filter((cell) => areas[cell.area as keyof typeof areas] <= radius);
      const { size } = boardOf(radius as 5 | 6 | 7);
      expect([size, area]).toEqual([given.length, area]);
      expect(sorted(CELLS.slice(0, size))).toEqual(sorted(given.map(({ q, r }) => [q, r])));
    }
    expect(RADII.map((radius) => boardOf(radius).size)).toEqual([91, 127, 169]);
  });

  it('IN-D3 six printed symbols on the corners of the white area, in every mode', () => {
    const printed = PRINTED.map(({ cell, colour }) => ({ at: CELLS[cell], colour: colourOf(colour) }));
    expect(printed).toEqual([
      { at: [0, -5], colour: 'blue' },
      { at: [5, -5], colour: 'orange' },
      { at: [5, 0], colour: 'yellow' },
      { at: [0, 5], colour: 'purple' },
      { at: [-5, 5], colour: 'red' },
      { at: [-5, 0], colour: 'green' },
    ]);
    for (const radius of RADII)
      expect(printedGrid(boardOf(radius)).filter((colour) => colour !== null)).toHaveLength(6);
  });

  it('IN-02 one and two play on 91 cells, three on 127, four on 169', () => {
    expect([1, 2, 3, 4].map((players) => dealt(players).grid.length)).toEqual([91, 91, 127, 169]);
    expect(dealt(4, { mode: 'team' }).grid).toHaveLength(169);
  });

  it('IN-02 cells outside the used area do not exist', () => {
    for (const [players, r] of [
      [2, -6],
      [3, -7],
      [4, -8],
    ] as const) {
      const racks = Array.from({ length: players }, (_, seat) => [seat === 0 ? ['red', 'red'] : ['blue', 'blue']]);
      const state = table({ players, racks, opened: Array(players).fill(true) });
      expect(refusal(state, 0, lay('red-red', [1, r], [1, r + 1]))).toBe('ILLEGAL_MOVE OFF_BOARD');
      expect(refusal(state, 0, lay('red-red', [1, r + 1], [1, r + 2]))).toBe('accepted');
    }
  });

  it('every neighbour is a neighbour back, and a ray goes straight on', () => {
    for (const radius of RADII) {
      const { size, neighbours, pairs } = boardOf(radius);
      let touching = 0;
      for (let cell = 0; cell < size; cell++)
        for (let d = 0; d < SIDES; d++) {
          const next = neighbours[SIDES * cell + d] as number;
          if (next < 0) continue;
          touching++;
          expect(neighbours[SIDES * next + ((d + 3) % SIDES)]).toBe(cell);
          const [q, r] = CELLS[cell] as readonly [number, number];
          const [dq, dr] = DIRECTIONS[d] as readonly [number, number];
          expect(cellAt([q + dq, r + dr])).toBe(next);
        }
      expect(touching).toBe(2 * pairs);
      expect(PAIRS.slice(0, pairs).every(([low, high]) => low < high && high < size)).toBe(true);
    }
    // 9·R² + 3·R pairs on a hexagon of radius R
    expect(RADII.map((radius) => boardOf(radius).pairs)).toEqual([240, 342, 462]);
    expect([cellAt([8, 0]), cellAt([7, 1]), cellAt([-100, 3])]).toEqual([-1, -1, -1]);
  });

  it('has room while two neighbours are free', () => {
    const board = boardOf(5);
    const full = printedGrid(board).map((colour) => colour ?? 0);
    const without = (...cells: (readonly [number, number])[]) => {
      const grid: (number | null)[] = [...full];
      for (const at of cells) grid[cellAt(at)] = null;
      return hasRoom(board, grid);
    };
    expect([without(), without([0, 0]), without([0, 0], [2, 0]), without([0, 0], [0, 1])]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
