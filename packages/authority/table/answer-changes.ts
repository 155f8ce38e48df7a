import type { AnyEvent, AnyGame, Seat } from '@izvilina/kernel/game.ts';
import { askOf, type Match } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { LIMITS } from '../deps.ts';

/** How often one seat has changed its answer: to the current question, and in the whole match. */
interface Count {
  readonly question: number;
  readonly match: number;
}

const NONE: Count = { question: 0, match: 0 };

/**
 * Some games let a seat change its answer while others still think. Each change is an event, so changes are counted per
 * seat: otherwise one player could make a match too long to replay. `Game.longest` bounds a match without changes; with
 * them it has at most twice as many events, or `changesPerMatch` more for each seat.
 */
export type AnswerChanges = readonly Count[];

/** `before` is the match to which the event was added. */
export function countChange(changes: AnswerChanges, before: Match, { by }: AnyEvent): AnswerChanges {
  if (by === 'referee') return changes;
  const { question, match } = changes[by] ?? NONE;
  const changed = askOf(before, by) === null;
  const count = changed ? { question: question + 1, match: match + 1 } : { question: 0, match };
  return Array.from({ length: before.players }, (_, seat) => (seat === by ? count : (changes[seat] ?? NONE)));
}

export function mayAnswer(changes: AnswerChanges, match: Match, seat: Seat): Result<unknown> {
  if (askOf(match, seat) !== null) return ok(null);
  const { question, match: all } = changes[seat] ?? NONE;
  return question < LIMITS.changesPerQuestion && all < mostChanges(match)
    ? ok(null)
    : refuse('TOO_MANY_CHANGES', { most: LIMITS.changesPerQuestion });
}

/** Most events a match may have, including changed answers. */
export const mostEvents = (game: AnyGame, players: number, options: unknown): number => {
  const longest = game.longest(players, options);
  return longest + players * changesFor(longest, players);
};

const mostChanges = ({ game, players, start }: Match): number =>
  changesFor(game.longest(players, start.options), players);

const changesFor = (longest: number, players: number): number =>
  Math.max(LIMITS.changesPerMatch, Math.floor(longest / players));
