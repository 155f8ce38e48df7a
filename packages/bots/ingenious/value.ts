import { exp } from '../exp.ts';
import { HUES, type Sim, trackBase, trackCount } from './simulation/simulator.ts';

/** IN-16 reads a track from the lowest marker up, so it is judged in that order. In both arrays it starts at `from`. */
export function sortMarkers(tracks: Uint8Array, from: number, to: Uint8Array): void {
  for (let c = 0; c < HUES; c++) {
    const marker = tracks[from + c] as number;
    let at = from + c;
    while (at > from && (to[at - 1] as number) > marker) {
      to[at] = to[at - 1] as number;
      at--;
    }
    to[at] = marker;
  }
}

const sorted = new Uint8Array(4 * HUES);

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

interface LeadTaste {
  /** The weighted lead, in notches, that wins three times in four where the rollout was cut short. */
  readonly scale: number;
  /** How much the lead counts beside the bare result once the game is over: a clear win is less at the mercy of luck. */
  readonly share: number;
}

/** By the lead over everybody else. */
const leadJudge =
  ({ scale, share }: LeadTaste): Judge =>
  (sim, seat) => {
    const tracks = trackCount(sim);
    const mine = trackBase(sim, seat) / HUES;
    for (let track = 0; track < tracks; track++) sortMarkers(sim.tracks, HUES * track, sorted);
    let against = 0;
    let ahead = 0;
    let equal = 1;
    for (let track = 0; track < tracks; track++) {
      if (track === mine) continue;
      against += exp(-margin(mine, track) / scale);
      const differs = compare(mine, track);
      if (differs < 0) ahead++;
      else if (differs === 0) equal++;
    }
    const promised = 1 / (1 + against);
    if (sim.stage !== 'over') return promised;
    return share * promised + (1 - share) * (ahead > 0 ? 0 : 1 / equal);
  };

/** Where two play, a small lead decides; among more, somebody may still come up. */
export const duelJudge = leadJudge({ scale: 2, share: 0.2 });
export const manyJudge = leadJudge({ scale: 3, share: 0.2 });

const SOLO_SAYS = [1, 0.2, 0.1, 0.05, 0.02, 0.01];

/** Alone nobody is beaten: the lowest marker decides, the others a little, as a share of all there is. */
export const soloJudge: Judge = (sim) => {
  sortMarkers(sim.tracks, 0, sorted);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < HUES; i++) {
    sum += (SOLO_SAYS[i] as number) * (sorted[i] as number);
    most += (SOLO_SAYS[i] as number) * sim.end;
  }
  return sum / most;
};

/** What `greedy-min` goes by: the lowest marker, then the sum of all. */
export const lowestJudge: Judge = (sim, seat) => {
  const base = trackBase(sim, seat);
  const track = sim.tracks.subarray(base, base + HUES);
  const most = HUES * sim.end;
  const sum = track.reduce((all, marker) => all + marker, 0);
  return (Math.min(...track) + sum / (most + 1)) / (sim.end + 1);
};
