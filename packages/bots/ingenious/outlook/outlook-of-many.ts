import { exp, ln } from '../../exp.ts';
import { FREE } from '../simulation/field.ts';
import { HUES, type Sim, trackCount } from '../simulation/simulator.ts';
import { duelJudge, type Judge, manyJudge } from '../value.ts';

/*
 * What positions come to where three or four play, or two teams. The lowest marker decides in the end, and nobody knows yet which
 * colour that will be. So each colour is a burden to its track: the heavier, the lower its marker stands and the less the board
 * promises it. A track carries the sum of its six burdens, and the chance to win falls with a power of it. The less room is left (by
 * stages), the more the heaviest burden is the only one that counts. `fit-outlook-of-many.ts` makes the weights.
 */
export const STAGES = 12;
/** What the best cells promise a colour, on average: 0, 1, 2 … points. */
export const PROMISES = 12;

export interface Weights {
  /** By stage: a marker so many notches higher is a burden e times lighter. */
  readonly softness: Float64Array;
  /** By stage: which power. */
  readonly power: Float64Array;
  /** By stage, for the first to move, the second and so on before the last: what moving then is worth, in log odds. */
  readonly turn: Float64Array;
  /** By stage and promise: as if the marker stood so many notches higher. */
  readonly growth: Float64Array;
  /** By notch: as if the marker stood so many notches higher; near an end of a board a bonus is near. */
  readonly notch: Float64Array;
}

/** As `fit-outlook-of-many.ts` prints them. */
export const hundredths = (...weights: number[]): Float64Array => Float64Array.from(weights, (weight) => weight / 100);

const MOST_TRACKS = 4;
export const stageOf = (sim: Sim): number =>
  Math.min(STAGES - 1, Math.floor((STAGES * sim.freePairs) / (sim.field.low.length + 1)));

const BEST = 4;
const best = new Uint8Array(BEST);

/** What the board promises a colour: the average of the best cells where a tile still fits. */
export function promise({ cells, room, gains, hot, hotCount, field }: Sim, colour: number): number {
  const base = colour * field.stride;
  best.fill(0);
  for (let i = (hotCount[colour] as number) - 1; i >= 0; i--) {
    const cell = hot[base + i] as number;
    const points = gains[base + cell] as number;
    if (points <= (best[BEST - 1] as number) || cells[cell] !== FREE || room[cell] === 0) continue;
    let at = BEST - 1;
    for (; at > 0 && (best[at - 1] as number) < points; at--) best[at] = best[at - 1] as number;
    best[at] = points;
  }
  let sum = 0;
  for (let i = 0; i < BEST; i++) sum += best[i] as number;
  return Math.min(PROMISES - 1, Math.round(sum / BEST));
}

const burdens = new Float64Array(MOST_TRACKS);

/** The chance to win a game of this kind. */
export function outlookOfMany({ softness, power, turn, growth, notch }: Weights): Judge {
  const row = notch.length;
  const ofMarker = Float64Array.from({ length: STAGES * row }, (_, i) => {
    const marker = i % row;
    return exp(-(marker + (notch[marker] as number)) / (softness[(i / row) | 0] as number));
  });
  const ofPromise = growth.map((notches, i) => exp(-notches / (softness[(i / PROMISES) | 0] as number)));
  return (sim, seat) => {
    const tracks = trackCount(sim);
    if (sim.stage === 'over') return (tracks > 2 ? manyJudge : duelJudge)(sim, seat);
    const stage = stageOf(sim);
    burdens.fill(0);
    for (let c = 0; c < HUES; c++) {
      const share = ofPromise[PROMISES * stage + promise(sim, c)] as number;
      for (let track = 0; track < tracks; track++)
        burdens[track]! += share * (ofMarker[row * stage + (sim.tracks[HUES * track + c] as number)] as number);
    }
    const strength = (track: number): number => {
      const place = (track + sim.players - sim.turn) % tracks;
      const first = place < tracks - 1 ? (turn[(tracks - 1) * stage + place] as number) : 0;
      return first - (power[stage] as number) * ln(burdens[track] as number);
    };
    const own = strength(seat % tracks);
    let all = 1;
    for (let track = 0; track < tracks; track++) if (track !== seat % tracks) all += exp(strength(track) - own);
    return 1 / all;
  };
}
