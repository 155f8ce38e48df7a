import { HUES, type Sim, trackBase, trackCount } from './simulator.ts';

const sorted = new Uint8Array(4 * HUES);

/** IN-16 reads tracks from the lowest marker up, so they are judged in that order. */
function sortTrack(sim: Sim, track: number): void {
  const from = HUES * track;
  for (let c = 0; c < HUES; c++) {
    const marker = sim.tracks[from + c] as number;
    let at = from + c;
    while (at > from && (sorted[at - 1] as number) > marker) {
      sorted[at] = sorted[at - 1] as number;
      at--;
    }
    sorted[at] = marker;
  }
}

/** Above 0 if the first of two sorted tracks is ahead. */
function compare(one: number, other: number): number {
  for (let i = 0; i < HUES; i++) {
    const differs = (sorted[HUES * one + i] as number) - (sorted[HUES * other + i] as number);
    if (differs !== 0) return differs;
  }
  return 0;
}

/** How much each of the sorted markers says about who wins in the end. */
const SAYS = [1, 0.45, 0.25, 0.15, 0.1, 0.05];

function margin(one: number, other: number): number {
  let sum = 0;
  for (let i = 0; i < HUES; i++)
    sum += (SAYS[i] as number) * ((sorted[HUES * one + i] as number) - (sorted[HUES * other + i] as number));
  return sum;
}

/** How good a position is for a seat, between 0 and 1: mostly the chance to win. */
export type Judge = (sim: Sim, seat: number) => number;

export interface LeadTaste {
  /** A weighted lead of so many notches wins three times in four where the game was broken off. */
  readonly scale: number;
  /** How much the lead counts beside the bare result once the game is over: a clear win is less at the mercy of luck. */
  readonly share: number;
}

/** By the lead over everybody else. */
export const leadJudge =
  ({ scale, share }: LeadTaste): Judge =>
  (sim, seat) => {
    const tracks = trackCount(sim);
    const mine = trackBase(sim, seat) / HUES;
    for (let track = 0; track < tracks; track++) sortTrack(sim, track);
    let against = 0;
    let ahead = 0;
    let equal = 1;
    for (let track = 0; track < tracks; track++) {
      if (track === mine) continue;
      against += Math.exp(-margin(mine, track) / scale);
      const differs = compare(mine, track);
      if (differs < 0) ahead++;
      else if (differs === 0) equal++;
    }
    const promised = 1 / (1 + against);
    if (sim.stage !== 'over') return promised;
    return share * promised + (1 - share) * (ahead > 0 ? 0 : 1 / equal);
  };

/** Alone nobody is beaten: the lowest marker decides, the others a little, as a share of all there is. */
export const soloJudge: Judge = (sim) => {
  sortTrack(sim, 0);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < HUES; i++) {
    sum += (SOLO_SAYS[i] as number) * (sorted[i] as number);
    most += (SOLO_SAYS[i] as number) * sim.end;
  }
  return sum / most;
};
const SOLO_SAYS = [1, 0.2, 0.1, 0.05, 0.02, 0.01];
