import { type Cell, SIZE } from '@izvilina/games/mindtrainer/pieces/board.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

const THIRD = SIZE / 3;

/** Whereabouts on the board a cell is, for eyes that count no columns: «вверху слева», «справа». Of the middle nothing is said. */
export const sideOf =
  (names: Readonly<Record<Side, string>>) =>
  ({ x, y }: Cell): string => {
    const high = y < THIRD ? names.top : y >= 2 * THIRD ? names.bottom : null;
    const far = x < THIRD ? names.left : x >= 2 * THIRD ? names.right : null;
    return [high, far].filter((name) => name !== null).join(' ');
  };
