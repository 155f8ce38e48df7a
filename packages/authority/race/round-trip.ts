import type { Millis, RaceTiming } from '@izvilina/kernel/game.ts';

/** The round trip of one connection, over its last pings. */
export interface RoundTrip {
  readonly min: Millis;
  readonly median: Millis;
  /** One ping in ten takes longer than the median by this much or more. */
  readonly jitter: Millis;
}

/** Null until it has been measured. Asking keeps the measuring going. */
export type MeasureRoundTrip = () => RoundTrip | null;

/** A player on the same machine, and a bot. */
export const NO_DELAY: RoundTrip = { min: 0, median: 0, jitter: 0 };
/** Somebody whose connection is held by another node, so that we cannot measure it. */
export const UNKNOWN_ROUND_TRIP: RoundTrip = { min: 300, median: 300, jitter: 30 };

/**
 * What is made up for, at most. Whoever answers pings late looks slow, is sent the roll earlier and believed for longer:
 * this is all they can gain by it.
 */
export const MADE_UP_FOR: Millis = 320;
/** Pings that are answered late now and then raise the median, but not the quickest answer. */
const MOST_ABOVE_QUICKEST = 60;

/** How much of a round trip is made up for. */
export const madeUpFor = ({ min, median }: RoundTrip): Millis =>
  Math.min(MADE_UP_FOR, median, min + MOST_ABOVE_QUICKEST);

const LONGEST_SPREAD = 350;
/** From the commit of the act to the sending of it. */
const WRITING = 20;
/** A page shows a message one or two frames after it came. */
const FRAMES = 30;

/** How much earlier a message is sent, for the way to the other end. */
export const oneWay = (roundTrip: RoundTrip): Millis => madeUpFor(roundTrip) / 2;

/** What the referee must know of the connections before it reveals something: one per person, and whether bots play too. */
export function raceTimingOf(people: readonly RoundTrip[], bots: boolean): RaceTiming {
  const earliest = Math.min(...(bots ? [0] : []), ...people.map(oneWay));
  const latest = Math.max(0, ...people.map((roundTrip) => oneWay(roundTrip) + 2 * roundTrip.jitter + FRAMES));
  return {
    lead: Math.ceil(WRITING + Math.max(0, ...people.map(oneWay))),
    spread: Math.ceil(Math.min(LONGEST_SPREAD, Math.max(0, latest - earliest))),
  };
}

/** Half of what two touches must differ by to be told apart: frames and an unsteady connection. */
export const uncertaintyOf = ({ jitter }: RoundTrip): Millis => Math.min(40, Math.round(8 + jitter / 2));
