import type { AnyEvent, AnyGame, Seat } from '@izvilina/kernel/game.ts';
import { askOf, type Match } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { LIMITS } from '../deps.ts';

interface Count {
  question: number;
  match: number;
}

/**
 * Some games let an answer be changed while others still think. Each change is an event, so they are counted: otherwise
 * one player could make a match too long to be replayed. `Game.longest` bounds a match without changes; with them it has
 * at most twice as many events, or `changesPerMatch` more for each seat.
 */
export class AnswerChanges {
  readonly #counts = new Map<Seat, Count>();

  /** `before` is the match to which the event was added. */
  count(before: Match, { by }: AnyEvent): void {
    if (by === 'referee') return;
    const { question, match } = this.#of(by);
    const changed = askOf(before, by) === null;
    this.#counts.set(by, changed ? { question: question + 1, match: match + 1 } : { question: 0, match });
  }

  mayAnswer(match: Match, seat: Seat): Result<unknown> {
    if (askOf(match, seat) !== null) return ok(null);
    const { question, match: all } = this.#of(seat);
    return question < LIMITS.changesPerQuestion && all < mostChanges(match)
      ? ok(null)
      : refuse('TOO_MANY_CHANGES', { most: LIMITS.changesPerQuestion });
  }

  #of(seat: Seat): Count {
    return this.#counts.get(seat) ?? { question: 0, match: 0 };
  }
}

/** How many events a match may have, changed answers included. */
export const mostEvents = (game: AnyGame, players: number, options: unknown): number => {
  const longest = game.longest(players, options);
  return longest + players * changesFor(longest, players);
};

const mostChanges = ({ game, players, start }: Match): number =>
  changesFor(game.longest(players, start.options), players);

const changesFor = (longest: number, players: number): number =>
  Math.max(LIMITS.changesPerMatch, Math.floor(longest / players));
