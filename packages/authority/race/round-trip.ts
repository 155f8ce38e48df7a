import type { Millis, RaceTiming } from '@izvilina/kernel/game.ts';

/** Round trip of one connection, from its last pings. */
export interface RoundTrip {
  readonly min: Millis;
  readonly median: Millis;
  /** One ping in ten takes longer than the median by this much or more. */
  readonly jitter: Millis;
}

/** Null until measured. Each call keeps the measuring going. */
export type MeasureRoundTrip = () => RoundTrip | null;

/** For bots and for players on the same machine. */
export const NO_DELAY: RoundTrip = { min: 0, median: 0, jitter: 0 };
/** For a guest whose connection is held by another node, so that we cannot measure it. */
export const UNKNOWN_ROUND_TRIP: RoundTrip = { min: 300, median: 300, jitter: 30 };

/**
 * Most of a round trip, in ms, that is compensated. A client that answers pings late looks slow, is sent the roll
 * earlier and is believed for longer: this limits what it can gain.
 */
export const MADE_UP_FOR: Millis = 320;
/** How far the median may exceed the quickest ping: answering some pings late raises the median but not the minimum. */
const MOST_ABOVE_QUICKEST = 60;

/** The part of a round trip that is compensated. */
export const madeUpFor = ({ min, median }: RoundTrip): Millis =>
  Math.min(MADE_UP_FOR, median, min + MOST_ABOVE_QUICKEST);

const LONGEST_SPREAD = 350;
/** Time from the commit of the act until it is sent. */
const WRITING = 20;
/** A page shows a message one or two frames after it arrives. */
const FRAMES = 30;

/** How much earlier a message is sent because of its way to the client. */
export const oneWay = (roundTrip: RoundTrip): Millis => madeUpFor(roundTrip) / 2;

/** What the referee must know of the connections before a reveal: a round trip per person, and whether bots play. */
export function raceTimingOf(people: readonly RoundTrip[], bots: boolean): RaceTiming {
  const earliest = Math.min(...(bots ? [0] : []), ...people.map(oneWay));
  const latest = Math.max(0, ...people.map((roundTrip) => oneWay(roundTrip) + 2 * roundTrip.jitter + FRAMES));
  return {
    lead: Math.ceil(WRITING + Math.max(0, ...people.map(oneWay))),
    spread: Math.ceil(Math.min(LONGEST_SPREAD, Math.max(0, latest - earliest))),
  };
}

/** Half of the difference that two touches need to count as different, because of frames and jitter. */
export const uncertaintyOf = ({ jitter }: RoundTrip): Millis => Math.min(40, Math.round(8 + jitter / 2));
