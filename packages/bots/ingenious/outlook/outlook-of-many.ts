import { exp, ln } from '../../exp.ts';
import { HUES, type Sim, trackCount } from '../simulation/simulator.ts';
import { duelJudge, type Judge, manyJudge } from '../value.ts';
import { PROMISES, promise } from '../worth/promise.ts';

/*
 * What positions come to where three or four play, or two teams. The lowest marker decides in the end, and nobody knows yet which
 * colour that will be. So each colour is a burden to its track: the heavier, the lower its marker stands and the less the board
 * promises it. A track carries the sum of its six burdens, and the chance to win falls with a power of it. The less room is left (by
 * stages), the more the heaviest burden is the only one that counts. `fit-outlook-of-many.ts` makes the weights.
 */
export const STAGES = 12;

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
