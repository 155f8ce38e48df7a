import { NOTCHES } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { FREE } from '../simulation/field.ts';
import { HUES, type Sim } from '../simulation/simulator.ts';
import { duelJudge, type Judge, sortMarkers } from '../value.ts';

/*
 * What positions of two players on single tracks came to in many games. The logarithm of the odds is a sum of weights, those of the
 * player to move less those of the other. For each stage of the game (by room left) they stand in rows, one weight per notch:
 * a row for the lowest marker, the second lowest and so on; then a row for a marker whose colour can score so much just now.
 * Last comes what it is worth to be the one to move. `fit-outlook.ts` makes them.
 */
const STAGES = 12;
const PAIRS_PER_STAGE = 19;
/** The most a colour scores now: 0, 1, 2, 3, 4, more. */
const PROSPECTS = 6;
/** Weights in a row. */
export const ROW = NOTCHES + 1;
const BY_COLOUR = STAGES * HUES * ROW;
/** All weights before this one stand in rows. */
export const TO_MOVE = BY_COLOUR + STAGES * PROSPECTS * ROW;
export const OUTLOOK_WEIGHTS = TO_MOVE + STAGES;

/** Which weights a position has: the mover's by rank and by colour, the other's in the same order, and the turn's. */
export type Entries = Uint16Array;
/** Before this come the mover's entries, from here on as many of the other's. */
export const THEIRS = 2 * HUES;
const TURN = 2 * THEIRS;

export const noEntries = (): Entries => new Uint16Array(TURN + 1);

const sorted = new Uint8Array(2 * HUES);

export function findEntries(sim: Sim, entries: Entries): void {
  const { tracks, turn, freePairs } = sim;
  const stage = Math.min(STAGES - 1, (freePairs / PAIRS_PER_STAGE) | 0);
  const mover = HUES * turn;
  const other = HUES - mover;
  sortMarkers(tracks, 0, sorted);
  sortMarkers(tracks, HUES, sorted);
  for (let i = 0; i < HUES; i++) {
    const byRank = ROW * (HUES * stage + i);
    entries[i] = byRank + (sorted[mover + i] as number);
    entries[THEIRS + i] = byRank + (sorted[other + i] as number);
    const byColour = BY_COLOUR + ROW * (PROSPECTS * stage + prospect(sim, i));
    entries[HUES + i] = byColour + (tracks[mover + i] as number);
    entries[THEIRS + HUES + i] = byColour + (tracks[other + i] as number);
  }
  entries[TURN] = TO_MOVE + stage;
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

/** The player to move wins with this chance. */
export function chanceOf(entries: Entries, weights: Float64Array): number {
  let odds = weights[entries[TURN] as number] as number;
  for (let i = 0; i < THEIRS; i++)
    odds += (weights[entries[i] as number] as number) - (weights[entries[THEIRS + i] as number] as number);
  return 1 / (1 + Math.exp(-odds));
}

const found = noEntries();

/** The chance to win a two-player game on single tracks. */
export const outlookBy =
  (weights: Float64Array): Judge =>
  (sim, seat) => {
    if (sim.stage === 'over') return duelJudge(sim, seat);
    findEntries(sim, found);
    const chance = chanceOf(found, weights);
    return seat === sim.turn ? chance : 1 - chance;
  };
