import { exp } from '../../exp.ts';
import { FREE } from '../simulation/field.ts';
import { emptySim, HUES, type Sim } from '../simulation/simulator.ts';
import { duelJudge, type Judge, sortMarkers } from '../value.ts';

/*
 * What positions came to in many games of two. Both players have a strength, a sum of weights; the difference of the two is the
 * logarithm of the odds to win. For each stage of the game (by room left) the weights stand in rows, one weight per notch:
 * a row for the lowest marker, the second lowest and so on; then a row for a marker whose colour can score so much just now.
 * Last comes, by stage, what it is worth to be the one to move. `fit-outlook-of-two.ts` makes them.
 */
const STAGES = 12;
/** The most a colour scores now: 0, 1, 2, 3, 4, more. */
const PROSPECTS = 6;

const opening = emptySim('standard', 2);
const PAIRS_PER_STAGE = Math.ceil(opening.freePairs / STAGES);
/** Weights in a row. */
export const ROW = opening.end + 1;
const BY_COLOUR = STAGES * HUES * ROW;
/** All weights before this one stand in rows. */
export const TO_MOVE = BY_COLOUR + STAGES * PROSPECTS * ROW;
export const SIZE = TO_MOVE + STAGES;

/** Which weights a position has: the mover's, then the other's; of each by rank, by colour, and for the turn. */
export type Entries = Uint16Array;
export const PER_PLAYER = 2 * HUES + 1;
const TURN = 2 * HUES;
/** Only the mover has a weight for the turn. */
export const NO_WEIGHT = 0xffff;

export const noEntries = (): Entries => new Uint16Array(2 * PER_PLAYER);

const sorted = new Uint8Array(2 * HUES);
const prospects = new Uint8Array(HUES);

export function findEntries(sim: Sim, entries: Entries): void {
  const stage = Math.min(STAGES - 1, (sim.freePairs / PAIRS_PER_STAGE) | 0);
  for (let c = 0; c < HUES; c++) prospects[c] = prospect(sim, c);
  for (let place = 0; place < 2; place++) {
    const track = HUES * ((sim.turn + place) % 2);
    const from = PER_PLAYER * place;
    sortMarkers(sim.tracks, track, sorted);
    for (let i = 0; i < HUES; i++) {
      entries[from + i] = ROW * (HUES * stage + i) + (sorted[track + i] as number);
      const ofColour = BY_COLOUR + ROW * (PROSPECTS * stage + (prospects[i] as number));
      entries[from + HUES + i] = ofColour + (sim.tracks[track + i] as number);
    }
    entries[from + TURN] = place === 0 ? TO_MOVE + stage : NO_WEIGHT;
  }
}

/** The most this colour can score at once, wherever a tile still fits. */
function prospect({ cells, room, gains, hot, hotCount, field }: Sim, colour: number): number {
  const base = colour * field.stride;
  const count = hotCount[colour] as number;
  let most = 0;
  for (let i = count - 1; i >= 0 && most < PROSPECTS - 1; i--) {
    const cell = hot[base + i] as number;
    const points = gains[base + cell] as number;
    if (points > most && cells[cell] === FREE && (room[cell] as number) > 0) most = points;
  }
  return most < PROSPECTS ? most : PROSPECTS - 1;
}

function strengthOf(entries: Entries, weights: Float64Array, place: number): number {
  const from = PER_PLAYER * place;
  const turn = entries[from + TURN] as number;
  let sum = turn === NO_WEIGHT ? 0 : (weights[turn] as number);
  for (let i = from; i < from + TURN; i++) sum += weights[entries[i] as number] as number;
  return sum;
}

/** The chance to win of the mover (place 0) or the other (place 1). */
export const chanceOf = (entries: Entries, weights: Float64Array, place: number): number =>
  1 / (1 + exp(strengthOf(entries, weights, 1 - place) - strengthOf(entries, weights, place)));

/** The chance to win a game of two. */
export function outlookOfTwo(weights: Float64Array): Judge {
  const found = noEntries();
  return (sim, seat) => {
    if (sim.stage === 'over') return duelJudge(sim, seat);
    findEntries(sim, found);
    return chanceOf(found, weights, (seat + 2 - sim.turn) % 2);
  };
}
