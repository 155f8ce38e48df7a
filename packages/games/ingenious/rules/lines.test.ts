import { describe, expect, it } from 'vitest';
import { boardOf, cellAt } from '../pieces/board.ts';
import { lay, play, rack, spots, table, track } from '../testing/play.ts';
import { pointsAt } from './lines.ts';

const scored = (cells: object[], move: ReturnType<typeof lay>, mine: string) => {
  const state = play(
    table({ players: 2, cells, racks: [rack(mine), rack('blue-blue')], opened: [true, true] }),
    0,
    move,
  );
  return state.last?.points;
};

describe('lines', () => {
  it('IN-08 six ways round a cell, five of them count', () => {
    const around = spots('red', [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]);
    expect(scored(around, lay('red-blue', [0, 0], [1, 0]), 'red-blue')).toEqual(track(0, { red: 5 }));
  });

  it.each([
    [
      [1, 0],
      [2, 0],
      [-1, 0],
    ],
    [
      [0, 1],
      [0, 2],
      [0, -1],
    ],
    [
      [-1, 1],
      [-2, 2],
      [1, -1],
    ],
    [
      [-1, 0],
      [-2, 0],
      [1, 0],
    ],
    [
      [0, -1],
      [0, -2],
      [0, 1],
    ],
    [
      [1, -1],
      [2, -2],
      [-1, 1],
    ],
  ] as const)('IN-08 a run towards %j counts, and not past the tile’s own half', (near, far, opposite) => {
    const line = spots('red', near, far);
    expect(scored(line, lay('red-blue', [0, 0], opposite), 'red-blue')).toEqual(track(0, { red: 2 }));
    expect(scored(spots('red', far), lay('red-blue', [0, 0], near), 'red-blue')).toEqual(track(0));
  });

  it('IN-08 a run stops at a free cell, at another symbol and at the edge', () => {
    const at = lay('red-blue', [0, 0], [0, 1]);
    expect(scored(spots('red', [1, 0], [3, 0]), at, 'red-blue')).toEqual(track(0, { red: 1 }));
    expect(scored([...spots('red', [1, 0], [3, 0]), ...spots('green', [2, 0])], at, 'red-blue')).toEqual(
      track(0, { red: 1 }),
    );
    const toTheEdge = spots('red', [1, -1], [2, -2], [3, -3], [4, -4]);
    expect(scored(toTheEdge, at, 'red-blue')).toEqual(track(0, { red: 4 })); // the corner beyond them is orange
    expect(scored(spots('red', [1, 1], [2, 2]), at, 'red-blue')).toEqual(track(0)); // hexagons have no such line
  });

  it('IN-08 neither half counts itself or the other', () => {
    expect(scored([], lay('red-red', [0, 0], [1, 0]), 'red-red')).toEqual(track(0));
    expect(scored(spots('red', [2, 0]), lay('red-red', [0, 0], [1, 0]), 'red-red')).toEqual(track(0, { red: 1 }));
  });

  it('IN-09 a printed symbol counts like a laid one, and continues a line', () => {
    expect(scored([], lay('purple-red', [0, 4], [0, 3]), 'red-purple')).toEqual(track(0, { purple: 1 }));
    expect(scored(spots('purple', [0, 4]), lay('purple-red', [0, 3], [0, 2]), 'red-purple')).toEqual(
      track(0, { purple: 2 }),
    );
    expect(scored([], lay('red-purple', [0, 4], [0, 3]), 'red-purple')).toEqual(track(0));
  });

  it('IN-08 a symbol scores the same on a free cell whichever way its tile lies', () => {
    const state = table({ players: 2, cells: spots('red', [-1, 0], [-2, 0], [0, -1]), racks: [rack('red-blue'), []] });
    expect(pointsAt(boardOf(5), state.grid, cellAt([0, 0]), 0)).toBe(3);
    for (const other of [
      [1, 0],
      [0, 1],
      [-1, 1],
      [1, -1],
    ] as const)
      expect(play(state, 0, lay('red-blue', [0, 0], other)).last?.points[0]).toBe(3);
  });

  it('tells which lines scored', () => {
    const cells = [...spots('red', [-1, 0], [-2, 0], [0, -1]), ...spots('blue', [2, 0])];
    const state = table({ players: 2, cells, racks: [rack('red-blue'), rack('blue-blue')] });
    expect(play(state, 0, lay('blue-red', [1, 0], [0, 0])).last).toEqual({
      player: 0,
      tile: ['red', 'blue'],
      cells: [
        [0, 0],
        [1, 0],
      ],
      halves: [
        {
          at: [0, 0],
          colour: 'red',
          points: 3,
          lines: [
            { step: [-1, 0], count: 2 },
            { step: [0, -1], count: 1 },
          ],
        },
        { at: [1, 0], colour: 'blue', points: 1, lines: [{ step: [1, 0], count: 1 }] },
      ],
      points: track(0, { red: 3, blue: 1 }),
      reached18: [],
    });
  });
});
