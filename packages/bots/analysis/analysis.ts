import type { Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Reason } from '../bot.ts';
import type { Luck } from './analyst.ts';

/** Raised whenever the same record would get other numbers: what devices have kept is made anew. */
export const ANALYSIS_VERSION = 3;

/** A choice that could have been better. */
export interface Mistake {
  /** The event that was the choice. */
  readonly seq: number;
  readonly seat: Seat;
  /** How much of the chance to win it cost, as far as its player could know: above 0. */
  readonly cost: number;
  /** What was played, and what can be said of it. */
  readonly move: Json;
  readonly own: readonly Reason[];
  /** What the bot would have done (null: nothing), and why. */
  readonly best: Json;
  readonly why: readonly Reason[];
}

/** What can be said of the choice and not of the bot's as well: nothing else tells the two apart. */
export function apart({ own, why }: Pick<Mistake, 'own' | 'why'>): readonly Reason[] {
  const shared = new Set(why.map((reason) => JSON.stringify(reason)));
  return own.filter((reason) => reason.key !== 'winChance' && !shared.has(JSON.stringify(reason)));
}

/** Where a seat's result came from, in shares of the win. They add up to the result. */
export interface Account {
  /** An equal share: what everybody has before the deal. */
  readonly start: number;
  /** What its own mistakes took (0 or less), and those of others gave. */
  readonly mistakes: number;
  readonly gifts: number;
  /** The rest: the deal, the draw, the throw. */
  readonly luck: number;
}

/** What there is to say about a finished game. Plain data: it is kept on the device and crosses threads. */
export interface Analysis {
  readonly version: number;
  /** By event (0 = the deal), by seat: the chance to win. Shorter than the game while it is worked out. */
  readonly chances: readonly (readonly number[])[];
  readonly mistakes: readonly Mistake[];
  /** How many choices were judged, by seat. */
  readonly decisions: readonly number[];
  /** Events that changed the chances most, in the order of the game. */
  readonly turns: readonly number[];
  /** By seat; null before the end, and where luck cannot be told from skill. */
  readonly accounts: readonly Account[] | null;
  readonly luck: Luck | null;
  /** Events of the whole game. */
  readonly events: number;
  readonly done: boolean;
}

/** The most costly choices of a seat, the worst first. */
export const worstOf = ({ mistakes }: Analysis, seat: Seat, most = 3): readonly Mistake[] =>
  mistakes
    .filter((mistake) => mistake.seat === seat)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);
