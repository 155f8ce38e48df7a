import type { Mode } from '@izvilina/games/ingenious/options.ts';
import { exp } from '../../exp.ts';
import { FREE } from '../simulation/field.ts';
import { emptySim, HUES, type Sim, trackCount } from '../simulation/simulator.ts';
import { duelJudge, type Judge, manyJudge, sortMarkers } from '../value.ts';

/*
 * What positions came to in many games of two. Every track has a strength, a sum of weights; the chance to win is its share of all
 * strengths taken as logarithms of odds. For each stage of the game (by room left) the weights stand in rows, one weight per notch:
 * a row for the lowest marker, the second lowest and so on; then a row for a marker whose colour can score so much just now.
 * Last comes what it is worth to move first, second and so on before the last. `fit-outlook.ts` makes them.
 */
const STAGES = 12;
/** The most a colour scores now: 0, 1, 2, 3, 4, more. */
const PROSPECTS = 6;

/** How the weights of one kind of game are laid out. */
export interface Layout {
  readonly mode: Mode;
  readonly players: number;
  readonly tracks: number;
  /** Weights in a row. */
  readonly row: number;
  readonly pairsPerStage: number;
  readonly byColour: number;
  /** All weights before this one stand in rows. */
  readonly toMove: number;
  readonly size: number;
}

export function layoutFor(mode: Mode, players: number): Layout {
  const opening = emptySim(mode, players);
  const tracks = trackCount(opening);
  const row = opening.end + 1;
  const byColour = STAGES * HUES * row;
  const toMove = byColour + STAGES * PROSPECTS * row;
  return {
    ...{ mode, players, tracks, row, byColour, toMove },
    pairsPerStage: Math.ceil(opening.freePairs / STAGES),
    size: toMove + STAGES * (tracks - 1),
  };
}

/** Which weights a position has, track by track from the mover's on: by rank, by colour, and for its turn. */
export type Entries = Uint16Array;
export const PER_TRACK = 2 * HUES + 1;
const TURN = 2 * HUES;
/** The last to move has no weight for its turn. */
export const NO_WEIGHT = 0xffff;

export const noEntries = ({ tracks }: Layout): Entries => new Uint16Array(PER_TRACK * tracks);

const MOST_TRACKS = 4;
const sorted = new Uint8Array(MOST_TRACKS * HUES);
const prospects = new Uint8Array(HUES);

export function findEntries(sim: Sim, layout: Layout, entries: Entries): void {
  const { tracks: count, row, byColour } = layout;
  const stage = Math.min(STAGES - 1, (sim.freePairs / layout.pairsPerStage) | 0);
  for (let c = 0; c < HUES; c++) prospects[c] = prospect(sim, c);
  for (let place = 0; place < count; place++) {
    const track = HUES * ((sim.turn + place) % count);
    const from = PER_TRACK * place;
    sortMarkers(sim.tracks, track, sorted);
    for (let i = 0; i < HUES; i++) {
      entries[from + i] = row * (HUES * stage + i) + (sorted[track + i] as number);
      const ofColour = byColour + row * (PROSPECTS * stage + (prospects[i] as number));
      entries[from + HUES + i] = ofColour + (sim.tracks[track + i] as number);
    }
    entries[from + TURN] = place + 1 < count ? layout.toMove + (count - 1) * stage + place : NO_WEIGHT;
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
  const from = PER_TRACK * place;
  const turn = entries[from + TURN] as number;
  let sum = turn === NO_WEIGHT ? 0 : (weights[turn] as number);
  for (let i = from; i < from + TURN; i++) sum += weights[entries[i] as number] as number;
  return sum;
}

/** The chance of the track whose turn comes at this place: 0 = the mover's. */
export function chanceOf(entries: Entries, weights: Float64Array, { tracks }: Layout, place: number): number {
  const own = strengthOf(entries, weights, place);
  let all = 1;
  for (let other = 0; other < tracks; other++)
    if (other !== place) all += exp(strengthOf(entries, weights, other) - own);
  return 1 / all;
}

/** The chance to win a game of this kind. */
export function outlookBy(weights: Float64Array, layout: Layout): Judge {
  const found = noEntries(layout);
  const { tracks } = layout;
  const final = tracks > 2 ? manyJudge : duelJudge;
  return (sim, seat) => {
    if (sim.stage === 'over') return final(sim, seat);
    findEntries(sim, layout, found);
    return chanceOf(found, weights, layout, (seat + layout.players - sim.turn) % tracks);
  };
}
