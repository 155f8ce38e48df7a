import type { AnyAct, Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Chair } from '../document/document.ts';
import type { MeasureRoundTrip } from '../race/round-trip.ts';

/** One connection looking at a table, as far as timing goes. */
export interface Participant {
  readonly guest: string;
  readonly roundTrip: MeasureRoundTrip;
}

export interface Delivery {
  /** The receiver has just opened the table. */
  readonly cameLate: boolean;
  /** The receiver plays; watchers are sent nothing earlier. */
  readonly seated: boolean;
}

/** A move as it came over the wire. */
export interface MoveMessage {
  readonly seat: Seat;
  readonly move: unknown;
  readonly claimed?: Millis | undefined;
}

/** The move that a message stands for; `settle` is to be called once it has been written. */
export interface ReadMove {
  readonly move: unknown;
  settle(): void;
}

/**
 * Timing of the moves, pushes and acts of one table. All of them pass through here; most games leave them as they are
 * (`UNTIMED`), a race does not (`race/racing.ts`).
 */
export interface TableTiming<P extends Participant> {
  /** The game measures and shows time itself: no clocks at the seats, no extra time, no hints. */
  readonly ownTime: boolean;
  enter(participant: P): void;
  leave(participant: P): void;
  /** Calls `send` once, now or when it is due. */
  deliver(to: P, match: Match, how: Delivery, send: () => void): void;
  /** `from`: null if the connection does not look at this table. `heardAt`: when the message came, monotonic clock. */
  readMove(match: Match, from: P | null, message: MoveMessage, heardAt: Millis): Result<ReadMove>;
  /** The referee's act as it is to be written. */
  prepareAct(act: AnyAct, chairs: readonly Chair[], participants: Iterable<P>): AnyAct;
  /** Since when the current question can be seen; null: since it was asked. */
  visibleSince(match: Match): Millis | null;
}

const nothing = () => undefined;

/** For games in which it does not matter how quick an answer was. */
export const UNTIMED: TableTiming<Participant> = {
  ownTime: false,
  enter: nothing,
  leave: nothing,
  deliver: (_to, _match, _how, send) => send(),
  readMove: (_match, _from, { move, claimed }) =>
    claimed === undefined ? ok({ move, settle: nothing }) : refuse('BAD_MOVE', { at: 'claimed' }),
  prepareAct: (act) => act,
  visibleSince: () => null,
};
