import type { GameState, Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Options } from './options.ts';
import type { Card, Face, Rule, Table, Void } from './pieces/cards.ts';
import type { Ink, Roll } from './pieces/dice.ts';
import type { Slot } from './pieces/slots.ts';

/** A round is open from the roll to the close; between rounds only the referee can act. */
export const PHASES = ['between', 'open', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A touch as known to its player. */
export interface Touch {
  readonly player: Seat;
  readonly slot: Slot;
  /** Milliseconds since the roll was shown. */
  readonly at: Millis;
  readonly uncertainty: Millis;
  /** What the device measured before the correction; null if it did not say. */
  readonly claimed: Millis | null;
}

export interface Recorded extends Touch {
  /** When it reached the referee: after the first right touch the others have only `hold` ms left. */
  readonly received: Millis;
}

/**
 * `first` the earliest right touch, `tied` right and inseparable from it, `late` right but later, `mistake` wrong and
 * before the first right one, `ignored` wrong but not before it (NN-R9).
 */
export const VERDICTS = ['first', 'tied', 'late', 'mistake', 'ignored'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A judged touch, after the close. */
export interface Judged extends Touch {
  readonly right: boolean;
  readonly verdict: Verdict;
  /** The place whose card its player took; null if none. */
  readonly took: Slot | null;
  /** Whether its player lost a card for it. */
  readonly lost: boolean;
}

/** What closed a round. */
export type Closing = 'touch' | 'mistakes' | 'time';
/** NN-27, NN-R12: the deck ran out, or too many rounds without a card changing hands. */
export type Ending = 'deck' | 'idle';

/** What an event led to, in order. */
export type NotNotHappening =
  | { readonly type: 'dealt' }
  /** `lie` is added by a view: otherwise the log could not tell by which rule the roll was read. */
  | { readonly type: 'rolled'; readonly round: number; readonly roll: Roll; readonly ink: Ink; readonly lie?: true }
  /** Before the close only the player themselves sees `slot` and `at`. */
  | { readonly type: 'pointed'; readonly player: Seat; readonly slot?: Slot; readonly at?: Millis }
  | { readonly type: 'refrained'; readonly player: Seat }
  | { readonly type: 'closed'; readonly round: number; readonly on: Closing; readonly right: readonly Slot[] }
  | { readonly type: 'mistook'; readonly player: Seat; readonly slot: Slot; readonly lost: boolean }
  | { readonly type: 'won'; readonly player: Seat; readonly slot: Slot; readonly card: Face }
  | { readonly type: 'laid'; readonly slot: Slot; readonly card: Face }
  | { readonly type: 'removed'; readonly card: Void }
  | { readonly type: 'rule'; readonly rule: Rule }
  | { readonly type: 'over'; readonly why: Ending; readonly places: readonly number[] };

export interface State extends GameState {
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  /** Number of rounds rolled. */
  readonly round: number;
  /** The rules in force, in the order of the levels. */
  readonly rules: readonly Rule[];
  readonly table: Table;
  /** The first card is on top. */
  readonly deck: readonly Card[];
  /** By seat: number of cards won. */
  readonly won: readonly number[];
  /** Roll and ink of the open round; between rounds those of the last one; null before the first. */
  readonly roll: Roll | null;
  readonly ink: Ink | null;
  /** This round's top (NN-25), and whether its back has the lie (NN-26). */
  readonly up: Slot;
  readonly lie: boolean;
  /** The places that satisfy the roll. Not in any view before the close. */
  readonly right: readonly Slot[];
  /** Touches of the open round, in the order they arrived. */
  readonly touches: readonly Recorded[];
  /** Seats that have let the open round pass. */
  readonly refrained: readonly Seat[];
  /** While a round is open, when it was shown; between rounds, when the last one was closed. */
  readonly since: Millis;
  /** NN-R7: how long this roll would stay if it had no answer. Drawn for every roll, and secret. */
  readonly pause: Millis;
  /** How long a right touch is held back for an earlier one still under way (ms). */
  readonly hold: Millis;
  /** NN-R12: rounds in a row in which no card changed hands. */
  readonly idle: number;
  /** The cross and the touches (by time) of the last round. Empty while a round is open. */
  readonly before: Table | null;
  readonly judged: readonly Judged[];
  readonly happened: readonly NotNotHappening[];
}
