import { EMPTY_BOARD, withTiles } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { expect, it } from 'vitest';
import { middleOf } from './middle.ts';

const laid = (...cells: readonly (readonly [number, number])[]) =>
  cells.map(([x, y]) => ({ x, y, letter: 'А' as const }));

it('lies in the midst of all letters, those that wait for their judges too', () => {
  expect(middleOf({ board: EMPTY_BOARD, pending: null })).toEqual({ x: 7, y: 7 });
  const board = withTiles(EMPTY_BOARD, laid([1, 2], [2, 2], [3, 2]));
  expect(middleOf({ board, pending: null })).toEqual({ x: 2, y: 2 });
  expect(middleOf({ board, pending: { tiles: laid([3, 3], [3, 6]) } })).toEqual({ x: 2, y: 4 });
});
