import type { AnyAct, AnyGame, GameState, Millis, Race, RaceTiming, Seat } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Deps } from '../deps.ts';
import type { Chair } from '../document/document.ts';
import {
  type Delivery,
  type MoveMessage,
  type Participant,
  type ReadMove,
  type TableTiming,
  UNTIMED,
} from '../table/timing.ts';
import { Allowance, type Measured, measured } from './reaction.ts';
import { madeUpFor, NO_DELAY, oneWay, type RoundTrip, raceTimingOf, UNKNOWN_ROUND_TRIP } from './round-trip.ts';
import { TimedDelivery } from './timed-delivery.ts';

type Clocks = Pick<Deps, 'now' | 'clock' | 'later' | 'local'>;
type AnyRace = Race<GameState, AnyAct>;

/** By how much a claim may exceed the time that has passed, because some browsers round their clocks. */
const ROUNDING = 100;

const badClaim = refuse('BAD_MOVE', { at: 'claimed' });

export const timingOf = <P extends Participant>({ race }: AnyGame, deps: Clocks): TableTiming<P> =>
  race ? new Racing<P>(race, deps) : UNTIMED;

/** Timing of a race: when each viewer was shown the roll, and how far each seat's own measuring is trusted. */
export class Racing<P extends Participant> implements TableTiming<P> {
  readonly ownTime = true;
  readonly #race: AnyRace;
  readonly #deps: Clocks;
  readonly #allowances = new Map<Seat, Allowance>();
  readonly #delivery: TimedDelivery<P>;
  readonly #participants = new Set<P>();

  constructor(race: AnyRace, deps: Clocks) {
    this.#race = race;
    this.#deps = deps;
    this.#delivery = new TimedDelivery(deps);
  }

  enter(participant: P): void {
    participant.roundTrip(); // the first call starts the measuring
    this.#participants.add(participant);
  }

  leave(participant: P): void {
    this.#participants.delete(participant);
    this.#delivery.forget(participant);
  }

  deliver(to: P, match: Match, { cameLate, seated }: Delivery, send: () => void): void {
    const ahead = seated ? oneWay(this.#quickestOf(to)) : 0;
    this.#delivery.deliver(to, { revealAt: this.visibleSince(match), ahead, cameLate }, send);
  }

  /**
   * The round trip of the guest's quickest connection to this table. All connections of the guest are sent the roll and
   * measured by this one, so that a second connection that is slow, or pretends to be, gains nothing.
   */
  #quickestOf(one: P): RoundTrip {
    const known = [one, ...this.#participants]
      .filter(({ guest }) => guest === one.guest)
      .flatMap(({ roundTrip }) => roundTrip() ?? []);
    return known.toSorted((a, b) => madeUpFor(a) - madeUpFor(b))[0] ?? NO_DELAY;
  }

  visibleSince({ state }: Match): Millis | null {
    return this.#race.shown(state);
  }

  readMove(match: Match, from: P | null, message: MoveMessage, heardAt: Millis): Result<ReadMove> {
    const { claimed, seat } = message;
    if (claimed === undefined) return badClaim;
    const shown = this.visibleSince(match);
    if (shown === null) return refuse('NOT_YOUR_TURN');
    const sent = from && this.#delivery.sentAt(from, shown);
    if (!from || sent === null) return refuse('ILLEGAL_MOVE', { reason: 'NOT_SHOWN_YET' });
    const elapsed = heardAt - sent;
    if (claimed > elapsed + ROUNDING) return badClaim;
    const { reaction, spent } = this.#measured(seat, claimed, elapsed, this.#quickestOf(from), heardAt);
    const move = this.#race.react(message.move, reaction);
    return move.ok ? ok({ move: move.value, settle: () => this.#allowance(seat).spend(spent, heardAt) }) : move;
  }

  prepareAct(act: AnyAct, chairs: readonly Chair[], participants: Iterable<P>): AnyAct {
    return this.#race.fit(act, this.raceTiming(chairs, participants));
  }

  /** The round trips of the people at the table. For a guest with several connections the slowest one counts. */
  raceTiming(chairs: readonly Chair[], participants: Iterable<P>): RaceTiming {
    const roundTrips = new Map<string, RoundTrip>();
    for (const { guest, roundTrip } of participants) {
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

  /** On one device there is no delay to make up for, and no other player to cheat. */
  #measured(seat: Seat, claimed: Millis, elapsed: Millis, roundTrip: RoundTrip, heardAt: Millis): Measured {
    const allowance = this.#deps.local ? Number.POSITIVE_INFINITY : this.#allowance(seat).left(heardAt);
    const found = measured(claimed, elapsed, roundTrip, allowance);
    return this.#deps.local ? { ...found, spent: 0 } : found;
  }

  /** Kept per seat, not per connection: reconnecting must not refill it. */
  #allowance(seat: Seat): Allowance {
    const known = this.#allowances.get(seat) ?? new Allowance(this.#deps.clock());
    this.#allowances.set(seat, known);
    return known;
  }
}
