import { FREE } from './field.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { HUES, type Sim } from './simulator.ts';
import { type Judge, leadJudge } from './value.ts';

/*
 * What two-player positions came to, fitted by logistic regression to games of the greedy policy against itself with slips.
 * The logarithm of the odds is a sum over both players (one adds, the other subtracts) of three kinds of entries, for each stage of
 * the game (by room left): the sorted markers, each colour's marker with the most that colour can score just now, and the turn.
 */
const NOTCHED = 19;
export const STAGES = 12;
export const PAIRS_PER_STAGE = 19;
/** The most a colour scores now: 0, 1, 2, 3, 4, more. */
export const PROSPECTS = 6;
export const BY_COLOUR = STAGES * HUES * NOTCHED;
export const TO_MOVE = BY_COLOUR + STAGES * NOTCHED * PROSPECTS;

const ended = leadJudge({ scale: 2, share: 0.2 });
const sorted = new Uint8Array(HUES);

/** The chance to win a two-player game on single tracks. */
export const outlook: Judge = (sim, seat) => {
  if (sim.stage === 'over') return ended(sim, seat);
  const stage = Math.min(STAGES - 1, (sim.freePairs / PAIRS_PER_STAGE) | 0);
  let odds = sim.turn === 0 ? (OUTLOOK[TO_MOVE + stage] as number) : -(OUTLOOK[TO_MOVE + stage] as number);
  for (let c = 0; c < HUES; c++) {
    const at = BY_COLOUR + stage * NOTCHED * PROSPECTS + prospect(sim, c);
    odds += OUTLOOK[at + PROSPECTS * (sim.tracks[c] as number)] as number;
    odds -= OUTLOOK[at + PROSPECTS * (sim.tracks[HUES + c] as number)] as number;
  }
  odds += markers(sim, 0, stage) - markers(sim, HUES, stage);
  return 1 / (1 + Math.exp(seat === 0 ? -odds : odds));
};

/** The most this colour can score at once, wherever a tile still fits. */
function prospect({ cells, room, gains, hot, hotCount, field }: Sim, colour: number): number {
  const base = colour * field.stride;
  const count = hotCount[colour] as number;
  let most = 0;
  for (let i = 0; i < count; i++) {
    const cell = hot[base + i] as number;
    const points = gains[base + cell] as number;
    if (points > most && cells[cell] === FREE && (room[cell] as number) > 0) most = points;
  }
  return most < PROSPECTS ? most : PROSPECTS - 1;
}

function markers({ tracks }: Sim, base: number, stage: number): number {
  for (let c = 0; c < HUES; c++) {
    const marker = tracks[base + c] as number;
    let at = c;
    while (at > 0 && (sorted[at - 1] as number) > marker) {
      sorted[at] = sorted[at - 1] as number;
      at--;
    }
    sorted[at] = marker;
  }
  let sum = 0;
  for (let i = 0; i < HUES; i++) sum += OUTLOOK[(stage * HUES + i) * NOTCHED + (sorted[i] as number)] as number;
  return sum;
}
