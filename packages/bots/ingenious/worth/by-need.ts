import { advance, endsReached } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { exp } from '../../exp.ts';
import { HUES, type Sim, trackBase } from '../simulation/simulator.ts';
import { PROMISES, promise } from './promise.ts';
import { type Appraise, GAINS, mostPoints } from './worth.ts';

interface Taste {
  /** Each notch is worth this share of the one below it: while the board is empty, and when it is full. */
  readonly early: number;
  readonly late: number;
  /** Every point that the board promises a colour divides what its notches are worth by e to this power. */
  readonly patience: number;
}

/** Chosen in games of greedy players against each other. */
const OF_THREE: Taste = { early: 0.998, late: 0.86, patience: 0.25 };
const OF_FOUR: Taste = { early: 0.997, late: 0.9, patience: 0.12 };
const OF_TEAMS: Taste = { early: 0.995, late: 0.94, patience: 0.18 };

/** What a bonus placement is worth, in notches of the lowest marker. */
const BONUS = 2.5;
/** What the board promises a colour whose notches are worth just that. */
const USUAL_PROMISE = 3;
/** Among equals, more points. */
const ANY_POINT = 0.05;
const STEPS = 20;

const made = new Map<string, Appraise>();

/** For three and more players. */
export function appraiseByNeedIn(sim: Sim): Appraise {
  const { mode, players } = sim;
  const key = `${mode} ${players}`;
  const taste = mode === 'team' ? OF_TEAMS : players === 3 ? OF_THREE : OF_FOUR;
  const appraise = made.get(key) ?? appraiseByNeed(taste, sim);
  made.set(key, appraise);
  return appraise;
}

/**
 * Notches count from a player's own lowest marker, and the more, the less the board promises their colour. A bonus placement is a
 * turn more: where many play and turns are few, that is a lot.
 */
function appraiseByNeed({ early, late, patience }: Taste, { end, field }: Sim): Appraise {
  const pairsPerStep = field.low.length / STEPS;
  const byRoom = Array.from({ length: STEPS + 1 }, (_, step) => heightsOf(late + ((early - late) * step) / STEPS, end));
  const needs = Float64Array.from({ length: PROMISES }, (_, points) => exp(patience * (USUAL_PROMISE - points)));
  const size = (end + 1) * GAINS;
  const reached = Uint8Array.from({ length: size }, (_, i) => advance((i / GAINS) | 0, i % GAINS, end));
  const bonuses = Uint8Array.from(reached, (after, i) => endsReached((i / GAINS) | 0, after, end));
  return (sim, seat, worth) => {
    const heights = byRoom[Math.round(sim.freePairs / pairsPerStep)] as Float64Array;
    const base = trackBase(sim, seat);
    const low = lowestOf(sim, base);
    for (let c = 0; c < HUES; c++) {
      const marker = sim.tracks[base + c] as number;
      const need = needs[promise(sim, c)] as number;
      const from = heights[marker - low] as number;
      const most = mostPoints(sim, c);
      for (let points = 0; points <= most; points++) {
        const after = reached[GAINS * marker + points] as number;
        const bonus = BONUS * (bonuses[GAINS * marker + points] as number);
        const risen = (heights[after - low] as number) - from;
        worth[GAINS * c + points] = need * risen + ANY_POINT * (after - marker) + bonus;
      }
    }
  };
}

/** By notches above the lowest marker: what they are worth together. */
function heightsOf(decay: number, end: number): Float64Array {
  const heights = new Float64Array(end + 1);
  for (let notch = 1, worth = 1; notch <= end; notch++, worth *= decay)
    heights[notch] = (heights[notch - 1] as number) + worth;
  return heights;
}

function lowestOf({ tracks }: Sim, base: number): number {
  let low = tracks[base] as number;
  for (let c = 1; c < HUES; c++) low = Math.min(low, tracks[base + c] as number);
  return low;
}
