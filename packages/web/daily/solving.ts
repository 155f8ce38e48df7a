import type { Assessed } from '@izvilina/bots/puzzles/assess.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Step } from '@izvilina/protocol/messages.ts';
import type { Ending } from '../pages/daily/history.ts';
import type { Daily } from './daily.ts';

/** What of a day's puzzle its rules are about. */
type Position = Pick<Daily, 'puzzle' | 'start'>;

/** How often somebody may answer: the second time counts too, and then the answer is shown. */
export const TRIES = 2;

/** Somebody at a puzzle. */
export interface Solving {
  readonly match: Match;
  readonly steps: readonly Step[];
  /** Answers given so far. */
  readonly tries: number;
  /** The last of them; null while there is none on the table. */
  readonly move: Json | null;
  /** What was said about it; null while it is judged. */
  readonly assessed: Assessed | null;
  /** How long the last answer took, in milliseconds. */
  readonly took: number;
  /** Null until it is over. */
  readonly ending: Ending | null;
}

export const begun = ({ start }: Position): Solving => ({
  ...{ match: start, steps: [], tries: 0, move: null, assessed: null, took: 0, ending: null },
});

/** A race is judged by what is touched: the rules get a reaction anybody may have. */
const REACTION = { at: 900, uncertainty: 0, claimed: 900 };

/** An answer is laid on the table and waits to be judged. What the rules refuse is no try. */
export function answered({ puzzle }: Position, solving: Solving, given: Json, took: number): Result<Solving> {
  const { match, tries } = solving;
  const { seat } = puzzle;
  const shaped: Result<unknown> = match.game.race ? match.game.race.react(given, REACTION) : ok(given);
  if (!shaped.ok) return shaped;
  const next = advance(match, { at: match.at, by: seat, move: shaped.value });
  if (!next.ok) return next;
  const move = shaped.value as Json;
  return ok({ ...moved(next.value, seat), tries: tries + 1, move, assessed: null, took, ending: null });
}

export function judged(solving: Solving, assessed: Assessed): Solving {
  const { tries } = solving;
  const ending = assessed.right ? (tries === 1 ? 'first' : 'second') : tries >= TRIES ? 'shown' : null;
  return { ...solving, assessed, ending };
}

/** Back to the position, for another answer. */
export const again = (daily: Position, { tries }: Solving): Solving => ({ ...begun(daily), tries });

/** The answer, for whoever would rather see it. */
export function shown(daily: Position, { tries }: Solving): Solving {
  const { puzzle, start } = daily;
  const next = advance(start, { at: start.at, by: puzzle.seat, move: puzzle.best });
  const after = next.ok ? moved(next.value, puzzle.seat) : begun(daily);
  const assessed: Assessed = { right: true, cost: 0, why: puzzle.why };
  return { ...after, tries, move: puzzle.best, assessed, took: 0, ending: 'shown' };
}

const moved = (match: Match, seat: number): Pick<Solving, 'match' | 'steps'> => ({
  match,
  steps: [{ seq: match.seq, happened: viewOf(match, seat).happened }],
});
