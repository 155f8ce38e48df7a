import type { Assessed } from '@izvilina/bots/puzzles/assess.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Step } from '@izvilina/protocol/messages.ts';
import type { Ending } from '../pages/daily/history.ts';
import type { Daily } from './daily.ts';

/** The part of a day's puzzle that its rules need. */
type Position = Pick<Daily, 'puzzle' | 'start'>;

/** Number of answers allowed. The second one counts too; after it the solution is shown. */
export const TRIES = 2;

/** The state of one attempt at a puzzle. */
export interface Solving {
  readonly match: Match;
  readonly steps: readonly Step[];
  /** Answers given so far. */
  readonly tries: number;
  /** The last answer; null while there is none on the table. */
  readonly move: Json | null;
  /** The verdict on the last answer; null while it is being judged. */
  readonly assessed: Assessed | null;
  /** How long the last answer took, in milliseconds. */
  readonly took: number;
  /** Null until the puzzle is over. */
  readonly ending: Ending | null;
}

export const startPuzzle = ({ start }: Position): Solving => ({
  match: start,
  steps: [],
  tries: 0,
  move: null,
  assessed: null,
  took: 0,
  ending: null,
});

/** A puzzle judges what is touched, not how fast, so the rules always get an ordinary reaction time. */
const REACTION = { at: 900, uncertainty: 0, claimed: 900 };

/** Lays an answer on the table, to be judged. An answer that the rules refuse does not count as a try. */
export function giveAnswer({ puzzle }: Position, solving: Solving, given: Json, took: number): Result<Solving> {
  const { match, tries } = solving;
  const { seat } = puzzle;
  const shaped: Result<unknown> = match.game.race ? match.game.race.react(given, REACTION) : ok(given);
  if (!shaped.ok) return shaped;
  const next = advance(match, { at: match.at, by: seat, move: shaped.value });
  if (!next.ok) return next;
  const move = shaped.value as Json;
  return ok({ ...seen(match, next.value, seat), tries: tries + 1, move, assessed: null, took, ending: null });
}

export function withVerdict(solving: Solving, assessed: Assessed): Solving {
  const { tries } = solving;
  const ending = assessed.right ? (tries === 1 ? 'first' : 'second') : tries >= TRIES ? 'shown' : null;
  return { ...solving, assessed, ending };
}

/** Back to the starting position, for another answer. */
export const retryPuzzle = (daily: Position, { tries }: Solving): Solving => ({ ...startPuzzle(daily), tries });

/** Gives up: plays the solution on the table. */
export function showSolution(daily: Position, { tries }: Solving): Solving {
  const { puzzle, start } = daily;
  const next = advance(start, { at: start.at, by: puzzle.seat, move: puzzle.best });
  const after = next.ok ? seen(start, next.value, puzzle.seat) : startPuzzle(daily);
  const assessed: Assessed = { right: true, cost: 0, why: puzzle.why };
  return { ...after, tries, move: puzzle.best, assessed, took: 0, ending: 'shown' };
}

/** What lies on the table after an answer. In a race that is the question: the next roll would come over it at once. */
const seen = (before: Match, after: Match, seat: number): Pick<Solving, 'match' | 'steps'> =>
  before.game.race
    ? { match: before, steps: [] }
    : { match: after, steps: [{ seq: after.seq, happened: viewOf(after, seat).happened }] };
