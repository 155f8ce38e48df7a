import type { SheetLine } from '@izvilina/games/mindtrainer/state.ts';

/** A row of the score sheet: the line of each player, or null. */
export type SheetRow = readonly (SheetLine | null)[];

/** The lines of the sheet as rows with one column per player. */
export function rowsOf(sheet: readonly SheetLine[], players: number): SheetRow[] {
  const columns = Array.from({ length: players }, (_, player) => sheet.filter((line) => line.player === player));
  const height = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
}

/** Each seat's points before the first line: those of a set-up position, otherwise 0. */
export const carriedOver = (sheet: readonly SheetLine[], scores: readonly number[]): number[] =>
  scores.map((score, player) =>
    sheet.reduce((left, line) => (line.player === player ? left - line.total : left), score),
  );
