import type { View } from '@izvilina/kernel/game.ts';
import type { Options } from './options.ts';
import type { Card, CowHappening, Phase, Played } from './state.ts';

export interface SeatView {
  readonly handSize: number;
  readonly picked: boolean;
  /** This round's base; null when hidden (CW-R7). */
  readonly penalty: number | null;
  /** Shown only where the memory is open (CW-R5), and always to its owner. */
  readonly hand: readonly Card[] | null;
}

/** What everyone has seen with their own eyes and could remember. The table does not display it; bots use it. */
export interface Memory {
  readonly played: readonly (readonly Card[])[];
  readonly bases: readonly (readonly Card[])[];
  readonly drafted: readonly (readonly Card[])[] | null;
}

export interface CowView extends View {
  readonly players: number;
  readonly options: Options;
  readonly round: number;
  /** 1…10 within the round. */
  readonly turn: number;
  readonly phase: Phase;
  readonly rows: readonly (readonly Card[])[];
  /** The viewer's own, ascending; empty for a watcher. */
  readonly hand: readonly Card[];
  readonly picked: Card | null;
  readonly revealed: readonly Played[];
  readonly totals: readonly number[];
  readonly rounds: readonly (readonly number[])[];
  readonly seats: readonly SeatView[];
  readonly pool: readonly Card[];
  readonly drafter: number | null;
  readonly firstDrafter: number;
  readonly memory: Memory;
  readonly happened: readonly CowHappening[];
}
