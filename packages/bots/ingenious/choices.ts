import { cellAt } from '@izvilina/games/ingenious/board.ts';
import type { Move } from '@izvilina/games/ingenious/moves.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { tileId } from '@izvilina/games/ingenious/tiles.ts';
import { advance, advanceTwice } from '@izvilina/games/ingenious/tracks.ts';
import type { Fast } from '../fast.ts';
import { FREE } from './field.ts';
import {
  copySim,
  emptySim,
  HUES,
  ONE,
  OTHER,
  placeTile,
  refill,
  type Sim,
  skipBonus,
  swapRack,
  trackBase,
  trackCount,
} from './simulator.ts';
import type { Judge } from './value.ts';
import { GAINS, type Worth } from './worth.ts';

/** A listed move as the simulator plays it. */
export interface Choice {
  readonly move: Move;
  /** Place on the rack and the cells of the tile's two colours; unused by other moves. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What it looks like before any search. */
  readonly looks: number;
}

export function play(sim: Sim, { move, at, x, y }: Choice, fast: Fast): void {
  if (move.type === 'place') placeTile(sim, at, x, y);
  else if (move.type === 'skip') skipBonus(sim);
  else if (move.type === 'swap') swapRack(sim, fast);
  else refill(sim);
}

/** The listed moves, best-looking first. `denial`: how much taking away what others would score counts beside one's own. */
export function choicesOf(sim: Sim, moves: readonly Move[], worth: Worth, denial: number): Choice[] {
  const deny = denial === 0 ? null : wantedByOthers(sim, worth);
  const start = RACK * sim.turn;
  const choices = moves.map((move): Choice => {
    if (move.type !== 'place') return { move, at: 0, x: 0, y: 0, looks: 0 };
    const tile = tileId(move.tile);
    const at = sim.racks.indexOf(tile, start) - start;
    const x = cellAt(move.cells[0]);
    const y = cellAt(move.cells[1]);
    const denied = deny === null ? 0 : denial * ((deny[x] as number) + (deny[y] as number));
    return { move, at, x, y, looks: ownWorth(sim, tile, x, y, worth) + denied };
  });
  return choices.sort((a, b) => b.looks - a.looks);
}

/** What the player to move gains at once. */
export function ownWorth(sim: Sim, tile: number, x: number, y: number, worth: Worth): number {
  const { gains, tracks, field } = sim;
  const base = trackBase(sim, sim.turn);
  const a = ONE[tile] as number;
  const b = OTHER[tile] as number;
  const forA = gains[a * field.stride + x] as number;
  const forB = gains[b * field.stride + y] as number;
  const ofA = GAINS * (tracks[base + a] as number);
  if (a === b) return worth[ofA + forA + forB] as number;
  return (worth[ofA + forA] as number) + (worth[GAINS * (tracks[base + b] as number) + forB] as number);
}

/** By cell: the most any opponent would gain with one symbol there. */
function wantedByOthers(sim: Sim, worth: Worth): Float64Array {
  const { cells, gains, tracks, field } = sim;
  const own = trackBase(sim, sim.turn) / HUES;
  const wanted = new Float64Array(field.size);
  for (let cell = 0; cell < field.size; cell++) {
    if (cells[cell] !== FREE) continue;
    for (let track = 0; track < trackCount(sim); track++) {
      if (track === own) continue;
      for (let c = 0; c < HUES; c++) {
        const points = gains[c * field.stride + cell] as number;
        const gain = worth[GAINS * (tracks[HUES * track + c] as number) + points] as number;
        if (gain > (wanted[cell] as number)) wanted[cell] = gain;
      }
    }
  }
  return wanted;
}

/** Judged by the position each leads to, the best first. */
export function judged(sim: Sim, choices: readonly Choice[], judge: Judge, fast: Fast): Choice[] {
  const after = emptySim(sim.mode, sim.players);
  return choices
    .map((choice) => {
      copySim(sim, after);
      play(after, choice, fast);
      return { ...choice, looks: judge(after, sim.turn) };
    })
    .sort((a, b) => b.looks - a.looks);
}

/** Highest lowest marker first, then most points: what `greedy-min` plays. */
export function lowestFirst(sim: Sim, choices: readonly Choice[]): Choice[] {
  const base = trackBase(sim, sim.turn);
  const track = new Uint8Array(HUES);
  const rate = ({ move, at, x, y }: Choice): number => {
    track.set(sim.tracks.subarray(base, base + HUES));
    if (move.type === 'place') {
      const tile = sim.racks[RACK * sim.turn + at] as number;
      const a = ONE[tile] as number;
      const b = OTHER[tile] as number;
      const forA = sim.gains[a * sim.field.stride + x] as number;
      const forB = sim.gains[b * sim.field.stride + y] as number;
      if (a === b) track[a] = advanceTwice(track[a] as number, forA, forB, sim.end);
      else {
        track[a] = advance(track[a] as number, forA, sim.end);
        track[b] = advance(track[b] as number, forB, sim.end);
      }
    }
    return Math.min(...track) * HUES * sim.end + track.reduce((sum, marker) => sum + marker, 0);
  };
  return choices
    .map((choice) => ({ choice, value: rate(choice) }))
    .sort((a, b) => b.value - a.value)
    .map(({ choice }) => choice);
}
