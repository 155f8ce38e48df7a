import type { Millis, RaceTiming } from '@izvilina/kernel/game.ts';

/** The round trip of one connection, over its last pings. */
export interface Line {
  readonly min: Millis;
  readonly median: Millis;
  /** One ping in ten takes so much longer than the median, or more. */
  readonly jitter: Millis;
}

/** Null until it has been measured. */
export type Measure = () => Line | null;

/** A player on the same machine, and a bot. */
export const AT_HAND: Line = { min: 0, median: 0, jitter: 0 };
/** Somebody whose line we do not know, because another node holds it. */
export const FAR: Line = { min: 300, median: 300, jitter: 30 };

/** Nobody's line may delay the others by more. */
const LONGEST_WAY = 250;
const LONGEST_SPREAD = 350;
/** From the commit of the act to the sending of it. */
const WRITING = 20;
/** A page shows a message one or two frames after it came. */
const FRAMES = 30;

/** How long a message takes to the other end. */
export const oneWay = ({ median }: Line): Millis => Math.min(LONGEST_WAY, median / 2);

/** What the referee must know of the lines before it shows something: one line per person, and whether bots play too. */
export function reachOf(people: readonly Line[], bots: boolean): RaceTiming {
  const earliest = Math.min(...(bots ? [0] : []), ...people.map(oneWay));
  const latest = Math.max(0, ...people.map((line) => oneWay(line) + 2 * line.jitter + FRAMES));
  return {
    lead: Math.ceil(WRITING + Math.max(0, ...people.map(oneWay))),
    spread: Math.ceil(Math.min(LONGEST_SPREAD, Math.max(0, latest - earliest))),
  };
}

/** Half of what two touches must differ by to be told apart: frames and a wavering line. */
export const uncertaintyOf = ({ jitter }: Line): Millis => Math.min(40, Math.round(8 + jitter / 2));
