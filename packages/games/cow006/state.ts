import type { GameState, Seat } from '@izvilina/kernel/game.ts';
import type { Options } from './options.ts';

export const PHASES = ['draft', 'pick', 'row', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ROWS = 4;
export const HAND = 10;
export const ROW_FULL = 5;

export type Card = number;

/** A card on the table with the player who played it. */
export interface Played {
  readonly player: Seat;
  readonly card: Card;
}

/** What an event led to, in order. `card` of a pick is missing if the viewer may not know it. */
export type CowHappening =
  | { readonly type: 'timeout'; readonly player: Seat }
  | { readonly type: 'drafted'; readonly player: Seat; readonly card: Card }
  | { readonly type: 'picked'; readonly player: Seat; readonly card?: Card }
  | { readonly type: 'revealed'; readonly cards: readonly Played[] }
  | { readonly type: 'mustTake'; readonly player: Seat; readonly card: Card }
  | { readonly type: 'placed'; readonly player: Seat; readonly card: Card; readonly row: number }
  | {
      readonly type: 'took';
      readonly player: Seat;
      readonly card: Card;
      readonly row: number;
      readonly cards: readonly Card[];
      readonly penalty: number;
      readonly why: 'sixth' | 'lowest';
    }
  | {
      readonly type: 'scored';
      readonly round: number;
      readonly penalties: readonly number[];
      readonly totals: readonly number[];
    }
  /** The first cards of the rows; none when the round opens with a draft, which ends with another `dealt`. */
  | { readonly type: 'dealt'; readonly round: number; readonly rows: readonly Card[] }
  | { readonly type: 'over'; readonly places: readonly number[] };

export interface State extends GameState {
  readonly players: number;
  readonly options: Options;
  /** 1-based. */
  readonly round: number;
  readonly phase: Phase;
  /** Four rows in the order dealt, each ascending (empty only while drafting). */
  readonly rows: readonly (readonly Card[])[];
  /** By seat, ascending. A picked card stays in the hand until the reveal. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat: the cards of the rows taken this round. */
  readonly bases: readonly (readonly Card[])[];
  /** By seat: the card lying face down; null if none. */
  readonly picks: readonly (Card | null)[];
  /** Revealed but not yet placed cards, ascending; only while the first one's player chooses a row. */
  readonly revealed: readonly Played[];
  /** By seat: totals of the finished rounds. */
  readonly totals: readonly number[];
  /** Penalties of each finished round, by seat. */
  readonly rounds: readonly (readonly number[])[];
  /** Tactical draft: the cards still to be taken, ascending. */
  readonly pool: readonly Card[];
  /** Whose turn it is to draft, and who began this round's draft. */
  readonly drafter: Seat;
  readonly firstDrafter: Seat;
  /** By seat: what was drafted this round, in order; null when the hands were dealt (or set up). */
  readonly drafted: readonly (readonly Card[])[] | null;
  /** By seat: what was played this round, in order. */
  readonly played: readonly (readonly Card[])[];
  readonly happened: readonly CowHappening[];
}
