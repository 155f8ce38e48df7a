import type { Chance } from '../chance.ts';
import type { AnyEvent, Moves, Seat, Viewer } from '../game.ts';
import { canonical } from '../json.ts';
import { advance, type Match, viewOf } from '../match.ts';
import type { Result } from '../result.ts';
import { broken, type Violation } from './law.ts';
import { frozen } from './plain.ts';

export const seatsOf = (match: Match): Seat[] => Array.from({ length: match.players }, (_, seat) => seat);

export const viewersOf = (match: Match): Viewer[] => [...seatsOf(match), 'watcher'];

export const movesOf = (match: Match, viewer: Viewer): Moves<unknown> => match.game.moves(viewOf(match, viewer));

export const moveBy = (match: Match, by: Seat, move: unknown): AnyEvent => ({ at: match.at, by, move });

export const timeoutOf = (match: Match, seat: Seat): AnyEvent => {
  const act = { type: 'timeout', seat };
  return { at: match.at, by: 'referee', act };
};

/** `count` random items, each at most once; all of them if there are no more. */
export function sampled<T>(items: readonly T[], count: number, dice: Chance): readonly T[] {
  if (items.length <= count) return items;
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(dice.below(rest.length), 1)[0] as T);
}

/** Advances a frozen state. A throw is classified: the rules tried to write into the state, or they are wrong. */
export function tried(match: Match, event: AnyEvent, found: Violation[]): Result<Match> | null {
  try {
    return advance({ ...match, state: frozen(match.state) }, frozen(event));
  } catch (error) {
    found.push(blame(match, event, error));
    return null;
  }
}

function blame(match: Match, event: AnyEvent, error: unknown): Violation {
  const state = structuredClone(match.state);
  try {
    advance({ ...match, state }, structuredClone(event));
  } catch {
    return broken('no-throw', `${canonical(event)}: ${error}`);
  }
  return broken('pure', `${canonical(event)}: ${error}`);
}
