import type { Millis, RaceTiming, Seat } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Deps } from '../deps.ts';
import type { TableDoc } from '../table/document.ts';
import { Allowance, type Measured, measured } from './reaction.ts';
import { type MeasureRoundTrip, NO_DELAY, type RoundTrip, raceTimingOf, UNKNOWN_ROUND_TRIP } from './round-trip.ts';
import { TimedDelivery } from './timed-delivery.ts';

export interface Racer {
  readonly guest: string;
  readonly roundTrip: MeasureRoundTrip;
}

/** A touch as it came over the wire. */
export interface Touch {
  readonly seat: Seat;
  readonly move: unknown;
  readonly claimed?: Millis | undefined;
}

type Clocks = Pick<Deps, 'now' | 'clock' | 'later' | 'local'>;

/** Some browsers round their clocks; a claim past what can have been is a lie or a mistake. */
const ROUNDING = 100;

const badClaim = refuse('BAD_MOVE', { at: 'claimed' });

/** What the authority knows of the time at one table: who was shown what when, and how far each seat is believed. */
export class Racing<R extends Racer> {
  readonly #deps: Clocks;
  readonly #allowances = new Map<Seat, Allowance>();
  readonly delivery: TimedDelivery<R>;

  constructor(deps: Clocks) {
    this.#deps = deps;
    this.delivery = new TimedDelivery(deps);
  }

  /** The move a wire message stands for. `heard` = when it came in; `racer` is null for a connection that looks at no table. */
  moveFor(match: Match, racer: R | null, touch: Touch, heard: Millis): Result<{ move: unknown; settle(): void }> {
    const { race } = match.game;
    const { claimed, seat } = touch;
    if (!race) return claimed === undefined ? ok({ move: touch.move, settle: () => undefined }) : badClaim;
    if (claimed === undefined) return badClaim;
    const shown = race.shown(match.state);
    if (shown === null) return refuse('NOT_YOUR_TURN');
    const sent = racer && this.delivery.sentAt(racer, shown);
    if (!racer || sent === null) return refuse('ILLEGAL_MOVE', { reason: 'NOT_SHOWN_YET' });
    const elapsed = heard - sent;
    if (claimed > elapsed + ROUNDING) return badClaim;
    const { reaction, spent } = this.#measured(seat, claimed, elapsed, racer.roundTrip() ?? NO_DELAY, heard);
    const move = race.react(touch.move, reaction);
    return move.ok ? ok({ move: move.value, settle: () => this.#allowance(seat).spend(spent, heard) }) : move;
  }

  /** On one device there is no delay to allow for, and nobody to deceive but oneself. */
  #measured(seat: Seat, claimed: Millis, elapsed: Millis, roundTrip: RoundTrip, heard: Millis): Measured {
    const allowance = this.#deps.local ? Number.POSITIVE_INFINITY : this.#allowance(seat).left(heard);
    const found = measured(claimed, elapsed, roundTrip, allowance);
    return this.#deps.local ? { ...found, spent: 0 } : found;
  }

  /** By seat, not by connection: coming back must not fill it. */
  #allowance(seat: Seat): Allowance {
    const known = this.#allowances.get(seat) ?? new Allowance(this.#deps.clock());
    this.#allowances.set(seat, known);
    return known;
  }

  raceTiming({ chairs }: Pick<TableDoc, 'chairs'>, racers: Iterable<R>): RaceTiming {
    const roundTrips = new Map<string, RoundTrip>();
    for (const { guest, roundTrip } of racers) {
      const [known, another] = [roundTrips.get(guest), roundTrip()];
      if (another && (!known || known.median < another.median)) roundTrips.set(guest, another);
    }
    const people = chairs.filter((chair) => chair.kind === 'person').filter(({ standIn }) => standIn === null);
    const unknown = this.#deps.local ? NO_DELAY : UNKNOWN_ROUND_TRIP;
    return raceTimingOf(
      people.map(({ guest }) => roundTrips.get(guest) ?? unknown),
      people.length < chairs.length,
    );
  }
}
