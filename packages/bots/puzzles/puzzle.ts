import type { AnyEvent, AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, askOf, begin, type Match } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Reason } from '../bot.ts';

/** An event of a stored game: `at` is omitted if it is 0. */
type StoredEvent =
  | { readonly at?: number; readonly by: Seat; readonly move: Json }
  | { readonly at?: number; readonly by: 'referee'; readonly act: { readonly type: string } };

/** A position of a game between bots where one move is clearly best. */
export interface Puzzle {
  readonly seed: string;
  /** As for the engine protocol's `position`; without it the game is dealt from its seed. */
  readonly position?: Json;
  /** The events up to the question. */
  readonly events: readonly StoredEvent[];
  /** The seat that is asked. */
  readonly seat: Seat;
  readonly best: Json;
  readonly why: readonly Reason[];
  /** How far the best move is ahead of the next one, in the unit of the game's bots, as checked. */
  readonly margin: number;
}

/** All puzzles of one game, as `bin/izvilina puzzles` writes them. */
export interface PuzzleFile {
  /** Version of the rules they were played under. */
  readonly rules: number;
  readonly players: number;
  readonly options: Json;
  readonly puzzles: readonly Puzzle[];
}

/** Opens the position of a puzzle. Refuses moves that these rules do not allow. */
export function openPuzzle(game: AnyGame, { rules, players, options }: PuzzleFile, puzzle: Puzzle): Result<Match> {
  if (rules !== game.rules) return refuse('OTHER_RULES', { theirs: rules, ours: game.rules });
  const { seed, position } = puzzle;
  let match = begin(game, { players, options, seed, ...(position !== undefined && { position }) });
  for (const event of puzzle.events) {
    if (!match.ok) return match;
    match = advance(match.value, { at: 0, ...event } as AnyEvent);
  }
  if (match.ok && askOf(match.value, puzzle.seat) === null) return refuse('NOT_YOUR_TURN', { seat: puzzle.seat });
  return match.ok ? ok(match.value) : match;
}

export const storedEvent = ({ at, ...event }: AnyEvent): StoredEvent =>
  ({ ...(at === 0 ? {} : { at }), ...event }) as StoredEvent;
