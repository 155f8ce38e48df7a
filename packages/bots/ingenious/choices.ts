import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { cellAt } from '@izvilina/games/ingenious/pieces/board.ts';
import { tileId } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import type { Fast } from '../fast.ts';
import type { Placing } from './placings.ts';
import { FREE } from './simulation/field.ts';
import { copySim, emptySim, HUES, ONE, OTHER, type Sim, trackBase, trackCount } from './simulation/simulator.ts';
import { placeTile, refill, skipBonus, swapRack } from './simulation/turns.ts';
import type { Judge } from './value.ts';
import { type Appraise, GAINS, noWorth, type Worth } from './worth/worth.ts';

/** A listed move as the simulator plays it; where no tile is laid, `at`, `x` and `y` mean nothing. */
export interface Choice extends Placing {
  readonly move: Move;
  /** What it looks like before any search. */
  readonly looks: number;
}

export function play(sim: Sim, { move, at, x, y }: Choice, fast: Fast): void {
  if (move.type === 'place') placeTile(sim, at, x, y);
  else if (move.type === 'skip') skipBonus(sim);
  else if (move.type === 'swap') swapRack(sim, fast);
  else refill(sim);
}

/** The listed moves, best-looking first. */
export function choicesOf(sim: Sim, moves: readonly Move[], appraise: Appraise, denial: number): Choice[] {
  const looks = looksIn(sim, appraise, denial);
  const start = RACK * sim.turn;
  const choices = moves.map((move): Choice => {
    if (move.type !== 'place') return { move, at: 0, x: 0, y: 0, looks: 0 };
    const at = sim.racks.indexOf(tileId(move.tile), start) - start;
    const placing = { at, x: cellAt(move.cells[0]), y: cellAt(move.cells[1]) };
    return { move, ...placing, looks: looks(placing) };
  });
  return choices.sort((a, b) => b.looks - a.looks);
}

/** What placings look like. `denial`: how much taking away what others would score counts beside what one gains at once. */
export function looksIn(sim: Sim, appraise: Appraise, denial: number): (placing: Placing) => number {
  const start = RACK * sim.turn;
  const worth = noWorth();
  appraise(sim, sim.turn, worth);
  const wanted = denial === 0 ? null : wantedByOthers(sim, appraise);
  return ({ at, x, y }) => {
    const gained = gainedBy(sim, sim.racks[start + at] as number, x, y, worth);
    return wanted === null ? gained : gained + denial * ((wanted[x] as number) + (wanted[y] as number));
  };
}

/** What the player to move gains at once by laying this kind of tile. */
function gainedBy(sim: Sim, tile: number, x: number, y: number, worth: Worth): number {
  const { gains, field } = sim;
  const a = ONE[tile] as number;
  const b = OTHER[tile] as number;
  const forA = gains[a * field.stride + x] as number;
  const forB = gains[b * field.stride + y] as number;
  if (a === b) return worth[GAINS * a + forA + forB] as number;
  return (worth[GAINS * a + forA] as number) + (worth[GAINS * b + forB] as number);
}

/** By cell: the most any opponent would gain with one symbol there. */
function wantedByOthers(sim: Sim, appraise: Appraise): Float64Array {
  const { cells, gains, field } = sim;
  const own = trackBase(sim, sim.turn) / HUES;
  const wanted = new Float64Array(field.size);
  const worth = noWorth();
  for (let track = 0; track < trackCount(sim); track++) {
    if (track === own) continue;
    appraise(sim, track, worth);
    for (let cell = 0; cell < field.size; cell++) {
      if (cells[cell] !== FREE) continue;
      for (let c = 0; c < HUES; c++) {
        const gain = worth[GAINS * c + (gains[c * field.stride + cell] as number)] as number;
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
