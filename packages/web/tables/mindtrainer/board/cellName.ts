import type { Cell } from '@izvilina/games/mindtrainer/pieces/board.ts';

/** Columns without Ё and Й, as on printed boards. */
const COLUMNS = 'АБВГДЕЖЗИКЛМНОП';

/** «З8» is the centre: columns by letter from the left, rows by number from the top. */
export const cellName = ({ x, y }: Cell): string => `${COLUMNS.charAt(x)}${y + 1}`;
