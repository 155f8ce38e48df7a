import type { SheetLine } from '@izvilina/games/mindtrainer/state.ts';

/** A round of the score sheet: by player, what each wrote in it. */
export type SheetRow = readonly (SheetLine | null)[];

/** The turns in columns, one per player. */
export function rowsOf(sheet: readonly SheetLine[], players: number): SheetRow[] {
  const columns = Array.from({ length: players }, (_, player) => sheet.filter((line) => line.player === player));
  const height = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
}

/** What a seat had before the first line: a position that was set up, or nothing. */
export const carriedOver = (sheet: readonly SheetLine[], scores: readonly number[]): number[] =>
  scores.map((score, player) =>
    sheet.reduce((left, line) => (line.player === player ? left - line.total : left), score),
  );
