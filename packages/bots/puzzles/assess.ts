import { loadGame, type ReadData } from '@izvilina/games/load.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { costOf } from '../analysis/cost.ts';
import { ANALYSTS } from '../analysis/registry.ts';
import type { Reason } from '../bot.ts';
import { openPuzzle, type PuzzleFile } from './puzzle.ts';
import { PUZZLE_KINDS } from './registry.ts';

/** A legal answer to a puzzle. */
export interface Try {
  readonly game: Slug;
  readonly file: PuzzleFile;
  /** Index of the puzzle in the file. */
  readonly index: number;
  readonly move: Json;
}

/** The assessment of an answer. */
export interface Assessed {
  readonly right: boolean;
  /** Chance to win that it gives away; 0 if it is right, or if the cost cannot be determined. */
  readonly cost: number;
  readonly why: readonly Reason[];
}

/** Assesses an answer with fixed counts and seeds, so that the result is the same on every device. */
export async function assess({ game: slug, file, index, move }: Try, readData: ReadData): Promise<Assessed> {
  const puzzle = file.puzzles[index];
  if (!puzzle) throw new Error(`no puzzle ${index} of ${slug}`);
  const [game, kind, analyst] = await Promise.all([
    loadGame(slug, file.options, readData),
    PUZZLE_KINDS[slug](),
    ANALYSTS[slug](),
  ]);
  const { seat, best, why } = puzzle;
  const match = must(openPuzzle(game, file, puzzle));
  const view = viewOf(match, seat);
  if (kind.isAsGood(view, best, move)) return { right: true, cost: 0, why };
  const cost = costOf({ game, analyst, match, seat, seed: `${puzzle.seed}/assess` }, best, move);
  return { right: false, cost, why: analyst.explain(view, move, chanceAt(puzzle.seed, 0)) };
}
