import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import { posesFor } from '../geometry/placement.ts';
import { BOX, COUNTS, DIE_OF, DIE_SIDE, FOOTPRINTS, HOLE_SIDE, HOLES, OUTLINES, SIZES, tableFor } from './pieces.ts';

const dealt = (players: number) => must(brainstorm.setup(players, { ownSide: false, answerS: 30 }, chances('deal')(0)));

it('BS-01: two to four play, each with two pawns and two tokens, three tokens when two play', () => {
  expect(brainstorm.players).toEqual([2, 4]);
  expect([2, 3, 4].map((players) => dealt(players).tokens)).toEqual([
    [3, 3],
    [2, 2, 2],
    [2, 2, 2, 2],
  ]);
  expect(dealt(3).pawns).toEqual(Array(3).fill([null, null]));
});

it('BS-02, BS-D1: 40 tiles in three sizes, and a die for each', () => {
  expect(COUNTS).toEqual({ small: 16, medium: 14, large: 10 });
  expect(DIE_OF).toEqual({ small: 'red', medium: 'black', large: 'white' });
  expect(SIZES.map((size) => HOLES[size].length)).toEqual([1, 1, 2]);
  const area = (outline: readonly (readonly number[])[]) =>
    Math.abs(
      outline.reduce((sum, [x = 0, y = 0], i) => {
        const [nx = 0, ny = 0] = outline[(i + 1) % outline.length] as readonly number[];
        return sum + x * ny - nx * y;
      }, 0) / 2,
    );
  expect(area(OUTLINES.small)).toBeLessThan(area(OUTLINES.medium));
  expect(area(OUTLINES.medium)).toBeLessThan(area(OUTLINES.large));
  expect([DIE_SIDE, HOLE_SIDE]).toEqual([16, 17.5]);
});

it('BS-03: the table is two box lengths by two for two players, three by three for more', () => {
  for (const [players, boxes] of [
    [2, 2],
    [3, 3],
    [4, 3],
  ] as const)
    expect(tableFor(players)).toEqual({ width: boxes * BOX.length, depth: boxes * BOX.width });
});

it('BS-07: a box rises as far as the side that it does not stand on', () => {
  for (const { length, width, rise } of Object.values(FOOTPRINTS))
    expect([length, width, rise].sort((a, b) => b - a)).toEqual([BOX.length, BOX.width, BOX.height]);
});

it('BS-29: at the start everything lies beside the table, tokens unspent', () => {
  const { tiles, box, supply, tokens, phase } = dealt(4);
  expect({ tiles, box, supply, tokens, phase }).toEqual({
    tiles: [],
    box: null,
    supply: COUNTS,
    tokens: [2, 2, 2, 2],
    phase: 'drop',
  });
});

it('BS-D2: a die leaves 4 poses to a small tile, 8 to a medium one and 16 to a large one', () => {
  expect(
    [posesFor({ die: 'red' }), posesFor({ die: 'black' }), posesFor({ die: 'white' })].map((list) => list.length),
  ).toEqual([4, 8, 16]);
});
