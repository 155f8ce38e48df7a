import { RACK } from '@izvilina/games/ingenious/state.ts';
import { exp, ln } from '../../exp.ts';
import { HUES, ONE, OTHER, type Sim } from '../simulation/simulator.ts';
import { type Judge, manyJudge } from '../value.ts';
import { bestCells, scoringCells } from '../worth/promise.ts';
import { STAGES, stageOf } from './outlook-of-many.ts';

/*
 * What positions come to where each plays for themselves and every rack is known. As in outlook-of-many.ts each colour is a burden to
 * its player, the heavier, the lower it stands, and the chance to win falls with the sum of the six. How high it stands is told by a
 * small network: each unit adds up a weight for the marker, one for the symbols held and some for the board, and bends at 0; the units
 * together tell two heights, so that burdens are summed in two ways. `fit-outlook-with-racks.ts` makes the weights.
 */
export const UNITS = 16;
export const HEIGHTS = 2;
/** How much of a unit's sum is left below 0. */
export const BENT = 0.05;

/** What a unit adds up, each with as many values as it can have; what is more counts as the last. */
export const VALUES = { marker: 19, held: 2 * RACK + 1, best: 33, cells: 25, laid: 33, stage: STAGES } as const;

export interface Weights {
  /** By marker and unit; never falling from marker to marker. */
  readonly marker: Float64Array;
  /** By symbols of the colour on the rack, and unit. */
  readonly held: Float64Array;
  /** By what the best cells of the colour score together, and unit. */
  readonly best: Float64Array;
  /** By cells where the colour scores, and unit. */
  readonly cells: Float64Array;
  /** By symbols of the colour on the board, and unit: they come no more. */
  readonly laid: Float64Array;
  /** By stage and unit. */
  readonly stage: Float64Array;
  /** By height and unit, never below 0. */
  readonly height: Float64Array;
  /** By stage and height, never below 0: how much the sum of the burdens decides. */
  readonly power: Float64Array;
  /** By stage, for the first to move, the second and so on: what moving then is worth, in log odds. */
  readonly turn: Float64Array;
}

/** As `fit-outlook-with-racks.ts` prints them. */
export const thousandths = (...weights: number[]): Float64Array =>
  Float64Array.from(weights, (weight) => weight / 1000);

/** What the network looks at, by colour, and by seat and colour. */
export interface Sight {
  readonly best: Uint8Array;
  readonly cells: Uint8Array;
  readonly laid: Uint8Array;
  readonly held: Uint8Array;
}

const MOST_SEATS = 4;
export const noSight = (): Sight => ({
  best: new Uint8Array(HUES),
  cells: new Uint8Array(HUES),
  laid: new Uint8Array(HUES),
  held: new Uint8Array(MOST_SEATS * HUES),
});

export function look(sim: Sim, { best, cells, laid, held }: Sight): void {
  for (let c = 0; c < HUES; c++) {
    best[c] = Math.min(VALUES.best - 1, bestCells(sim, c));
    cells[c] = Math.min(VALUES.cells - 1, scoringCells(sim, c));
  }
  laid.fill(0);
  for (let cell = 0; cell < sim.field.size; cell++) {
    const colour = sim.cells[cell] as number;
    if (colour < HUES && (laid[colour] as number) < VALUES.laid - 1) laid[colour]!++;
  }
  held.fill(0);
  for (let seat = 0; seat < sim.players; seat++)
    for (let at = (sim.rackSize[seat] as number) - 1; at >= 0; at--) {
      const tile = sim.racks[RACK * seat + at] as number;
      held[HUES * seat + (ONE[tile] as number)]!++;
      held[HUES * seat + (OTHER[tile] as number)]!++;
    }
}

/** The chance to win. Racks must have been imagined. */
export function outlookWithRacks(weights: Weights): Judge {
  const { marker, held, best, cells, laid, stage, height, power, turn } = weights;
  const sight = noSight();
  const common = new Float64Array(UNITS);
  const units = new Float64Array(UNITS);
  const burdens = new Float64Array(HEIGHTS * MOST_SEATS);

  /** Sums up by seat and height how heavy the colours are. */
  function weigh(sim: Sim, now: number): void {
    look(sim, sight);
    burdens.fill(0);
    for (let c = 0; c < HUES; c++) {
      addCommon(c, now);
      for (let seat = 0; seat < sim.players; seat++) {
        const place = HUES * seat + c;
        const ofMarker = UNITS * (sim.tracks[place] as number);
        const ofHeld = UNITS * (sight.held[place] as number);
        for (let unit = 0; unit < UNITS; unit++) {
          const sum = (marker[ofMarker + unit] as number) + (held[ofHeld + unit] as number) + (common[unit] as number);
          units[unit] = sum < 0 ? BENT * sum : sum;
        }
        for (let i = 0; i < HEIGHTS; i++) burdens[HEIGHTS * seat + i]! += exp(-heightOf(UNITS * i));
      }
    }
  }

  /** What the units add up for a colour whoever's it is. */
  function addCommon(colour: number, now: number): void {
    const ofBest = UNITS * (sight.best[colour] as number);
    const ofCells = UNITS * (sight.cells[colour] as number);
    const ofLaid = UNITS * (sight.laid[colour] as number);
    for (let unit = 0; unit < UNITS; unit++)
      common[unit] =
        (best[ofBest + unit] as number) +
        (cells[ofCells + unit] as number) +
        (laid[ofLaid + unit] as number) +
        (stage[UNITS * now + unit] as number);
  }

  function heightOf(from: number): number {
    let sum = 0;
    for (let unit = 0; unit < UNITS; unit++) sum += (height[from + unit] as number) * (units[unit] as number);
    return sum;
  }

  return (sim, seat) => {
    if (sim.stage === 'over') return manyJudge(sim, seat);
    const { players } = sim;
    const now = stageOf(sim);
    weigh(sim, now);
    const strength = (of: number): number => {
      let sum = turn[players * now + ((of + players - sim.turn) % players)] as number;
      for (let i = 0; i < HEIGHTS; i++)
        sum -= (power[HEIGHTS * now + i] as number) * ln(burdens[HEIGHTS * of + i] as number);
      return sum;
    };
    const own = strength(seat);
    let all = 1;
    for (let other = 0; other < players; other++) if (other !== seat) all += exp(strength(other) - own);
    return 1 / all;
  };
}
