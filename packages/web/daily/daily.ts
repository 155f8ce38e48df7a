import type { PuzzleFile } from '@izvilina/bots/puzzles/puzzle.ts';
import { openPuzzle, type Puzzle } from '@izvilina/bots/puzzles/puzzle.ts';
import { PUZZLES } from '@izvilina/bots/puzzles/registry.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { isSlug, type Slug } from '@izvilina/games/registry.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { readData } from '../local/page-data.ts';
import type { Day } from '../pages/daily/day.ts';
import { loadTable } from '../tables/loadTable.ts';
import type { TableModule } from '../tables/module.ts';
import { puzzleOn } from './puzzle-on.ts';

/** A day's puzzle of one game, with everything its page needs. */
export interface Daily {
  readonly day: Day;
  readonly game: Slug;
  readonly module: TableModule;
  readonly file: PuzzleFile;
  readonly index: number;
  readonly puzzle: Puzzle;
  /** The position that is asked about. */
  readonly start: Match;
}

const loading = new Map<string, Promise<Daily | null>>();

/** Returns the same promise for the same arguments, as React's `use` requires. Null when there is no such game. */
export function loadDaily(game: string, day: Day): Promise<Daily | null> {
  const key = `${game}/${day}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = load(game, day);
  loading.set(key, promise);
  promise.catch(() => loading.delete(key)); // a failed download may be tried again
  return promise;
}

async function load(game: string, day: Day): Promise<Daily | null> {
  if (!isSlug(game)) return null;
  const [module, file] = await Promise.all([loadTable(game), PUZZLES[game]()]);
  const index = puzzleOn(day, game, file.puzzles.length);
  const puzzle = file.puzzles[index];
  if (!module || !puzzle) return null;
  const start = must(openPuzzle(await loadGame(game, file.options, readData), file, puzzle));
  return { day, game, module, file, index, puzzle, start };
}
