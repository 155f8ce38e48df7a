import { type Cell, SIZE } from '@izvilina/games/mindtrainer/pieces/board.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

const THIRD = SIZE / 3;

/** Rough position of a cell, for players who do not count columns: «вверху слева», «справа»; empty for the middle. */
export const sideOf =
  (names: Readonly<Record<Side, string>>) =>
  ({ x, y }: Cell): string => {
    const high = y < THIRD ? names.top : y >= 2 * THIRD ? names.bottom : null;
    const far = x < THIRD ? names.left : x >= 2 * THIRD ? names.right : null;
    return [high, far].filter((name) => name !== null).join(' ');
  };
