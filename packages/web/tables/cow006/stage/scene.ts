import type { Card, CowHappening, Phase, Played } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';

export type Scored = Extract<CowHappening, { readonly type: 'scored' }>;

export interface SeatScene {
  /** A card lies face down in front of this seat. */
  readonly down: boolean;
  readonly total: number;
  /** Penalty of this round. Null when the host hides it. */
  readonly penalty: number | null;
  /** Cards flying here right now: a taken row, or one drafted card. */
  readonly arriving: readonly Card[];
  /** Penalty of the arriving cards, shown briefly. */
  readonly gain: number | null;
  readonly openHand: readonly Card[] | null;
}

/** What the table shows at one moment of the animation: a view, or a state between two views. */
export interface Scene {
  readonly phase: Phase;
  readonly rows: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
  readonly picked: Card | null;
  /** Revealed and not yet placed, ascending. */
  readonly revealed: readonly Played[];
  readonly pool: readonly Card[];
  readonly seats: readonly SeatScene[];
  /** The card placed last, and its player. */
  readonly fresh: Played | null;
  /** The row being taken, and the player who takes it. */
  readonly burst: { readonly row: number; readonly player: number } | null;
  readonly scored: Scored | null;
}

/** The table at rest. Without a seat (a watcher, or the device is being passed on) no hand is shown. */
export function sceneOf(view: CowView, seat: number | null): Scene {
  const counted = view.phase === 'over';
  const mine = seat !== null && seat === view.viewer;
  return {
    phase: view.phase,
    rows: view.rows,
    hand: mine ? view.hand : [],
    picked: mine ? view.picked : null,
    revealed: view.revealed,
    pool: view.pool,
    seats: view.seats.map(({ picked, penalty, hand }, player) => ({
      down: picked,
      total: view.totals[player] as number,
      // At the end the last round's penalty is already in the total.
      penalty: counted ? 0 : penalty,
      arriving: [],
      gain: null,
      openHand: player === view.viewer ? null : hand,
    })),
    fresh: lastLaid(view.happened),
    burst: null,
    scored: view.happened.find((happening) => happening.type === 'scored') ?? null,
  };
}

function lastLaid(happened: readonly CowHappening[]): Played | null {
  const laid = happened.findLast((happening) => happening.type === 'placed' || happening.type === 'took');
  const dealtSince = happened.some((happening) => happening.type === 'dealt');
  return laid && !dealtSince ? { player: laid.player, card: laid.card } : null;
}
