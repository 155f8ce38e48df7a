import type { Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Reason } from '../bot.ts';
import type { Luck } from './analyst.ts';

/** Increased whenever the same record would get other numbers; analyses kept on devices are then made again. */
export const ANALYSIS_VERSION = 5;

/** A choice that could have been better. */
export interface Mistake {
  /** Seq of the event with the choice. */
  readonly seq: number;
  readonly seat: Seat;
  /** Cost in chance to win, judged by what its player could know; above 0. */
  readonly cost: number;
  /** The move played, and the reasons about it. */
  readonly move: Json;
  readonly own: readonly Reason[];
  /** The bot's choice (null: to do nothing), and its reasons. */
  readonly best: Json;
  readonly why: readonly Reason[];
}

/** The reasons about the move played that do not also apply to the bot's choice. */
export function apart({ own, why }: Pick<Mistake, 'own' | 'why'>): readonly Reason[] {
  const shared = new Set(why.map((reason) => JSON.stringify(reason)));
  return own.filter((reason) => reason.key !== 'winChance' && !shared.has(JSON.stringify(reason)));
}

/** Where a seat's result came from, in shares of the win. They add up to the result. */
export interface Account {
  /** An equal share: the chance before the deal. */
  readonly start: number;
  /** What its own mistakes cost (0 or less); `gifts` is what the others' mistakes gave. */
  readonly mistakes: number;
  readonly gifts: number;
  /** The rest: the luck of the deal, draw or throw. */
  readonly luck: number;
}

/** What changed the chances much: an event, or all secret choices up to the one that reveals them. */
export interface TurningPoint {
  /** The last event before it (0 = the deal). */
  readonly since: number;
  /** The event that ends it. */
  readonly seq: number;
}

/** The analysis of a finished game. Plain data, because it is kept on the device and passed between threads. */
export interface Analysis {
  readonly version: number;
  /** By event (0 = the deal) and seat: the chance to win. Shorter than the game while the analysis runs. */
  readonly chances: readonly (readonly number[])[];
  readonly mistakes: readonly Mistake[];
  /** By seat: number of choices judged. */
  readonly decisions: readonly number[];
  /** What changed the chances most, in the order of the game. */
  readonly turns: readonly TurningPoint[];
  /** By seat; null before the end, and where luck cannot be told from skill. */
  readonly accounts: readonly Account[] | null;
  readonly luck: Luck | null;
  /** Number of events in the whole game. */
  readonly events: number;
  readonly done: boolean;
}

/** The most costly choices of a seat, the worst first. */
export const worstOf = ({ mistakes }: Analysis, seat: Seat, most = 3): readonly Mistake[] =>
  mistakes
    .filter((mistake) => mistake.seat === seat)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);
