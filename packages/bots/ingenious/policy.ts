import { SIDES } from '@izvilina/games/ingenious/board.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { below, type Fast } from '../fast.ts';
import { FREE } from './field.ts';
import { isUntaken, ONE, OTHER, type Sim, trackBase } from './simulator.ts';
import { placeTile, swapRack } from './turns.ts';
import { GAINS, type Worth, type Worths, worthIn } from './worth.ts';

/** A placement in one number: place on the rack, cell of the tile's first colour, cell of its second. */
type Reply = number;
const reply = (at: number, x: number, y: number): Reply => (at << 16) | (x << 8) | y;
export const replyAt = (r: Reply): number => r >> 16;
export const replyX = (r: Reply): number => (r >> 8) & 255;
export const replyY = (r: Reply): number => r & 255;

/**
 * The placement worth most to the player to move, looking no further. Only cells where something scores are visited: first those of a
 * tile's first colour, with every free neighbour for the second; then, with any free neighbour, those of its second colour alone.
 * Peaks tell beforehand where nothing better can be found.
 */
export function greedyReply(sim: Sim, worth: Worth, fast: Fast): Reply {
  if (sim.opened[sim.turn] === 0 && sim.stage === 'place') return openingReply(sim, worth, fast);
  const { cells, room, gains, hot, hotCount, peak, tracks, racks, turn, field } = sim;
  const { next, stride } = field;
  const base = trackBase(sim, turn);
  const start = RACK * turn;
  const size = sim.rackSize[turn] as number;
  let best = -1;
  let highest = 0;
  for (let at = 0; at < size; at++) {
    const tile = racks[start + at] as number;
    const a = ONE[tile] as number;
    const b = OTHER[tile] as number;
    const ofA = GAINS * (tracks[base + a] as number);
    const ofB = GAINS * (tracks[base + b] as number);
    const gainsA = a * stride;
    const gainsB = b * stride;
    const same = a === b;
    const topB = same ? 0 : (worth[ofB + (peak[b] as number)] as number);
    const peakA = peak[a] as number;
    for (let i = (hotCount[a] as number) - 1; i >= 0; i--) {
      const x = hot[gainsA + i] as number;
      if (cells[x] !== FREE || room[x] === 0) {
        const last = (hotCount[a] as number) - 1;
        hot[gainsA + i] = hot[gainsA + last] as number;
        hotCount[a] = last;
        continue;
      }
      const points = gains[gainsA + x] as number;
      if (same) {
        if ((worth[ofA + points + peakA] as number) <= highest) continue;
        for (let d = 0; d < SIDES; d++) {
          const y = next[SIDES * x + d] as number;
          if (cells[y] !== FREE) continue;
          const value = worth[ofA + points + (gains[gainsA + y] as number)] as number;
          if (value > highest) {
            highest = value;
            best = reply(at, x, y);
          }
        }
        continue;
      }
      const forA = worth[ofA + points] as number;
      if (forA + topB <= highest) continue;
      for (let d = 0; d < SIDES; d++) {
        const y = next[SIDES * x + d] as number;
        if (cells[y] !== FREE) continue;
        const value = forA + (worth[ofB + (gains[gainsB + y] as number)] as number);
        if (value > highest) {
          highest = value;
          best = reply(at, x, y);
        }
      }
    }
    if (same || topB <= highest) continue;
    for (let i = (hotCount[b] as number) - 1; i >= 0; i--) {
      const y = hot[gainsB + i] as number;
      if (cells[y] !== FREE || room[y] === 0) continue;
      const value = worth[ofB + (gains[gainsB + y] as number)] as number;
      if (value <= highest) continue;
      highest = value;
      best = reply(at, freeBeside(sim, y), y);
    }
  }
  return best >= 0 ? best : anyReply(sim, fast);
}

function freeBeside({ cells, field }: Sim, cell: number): number {
  for (let d = 0; d < SIDES; d++) {
    const beside = field.next[SIDES * cell + d] as number;
    if (cells[beside] === FREE) return beside;
  }
  throw new Error('no free neighbour');
}

/** Where nothing scores: any tile on any two free cells. */
function anyReply(sim: Sim, fast: Fast): Reply {
  const { cells, room, field } = sim;
  const at = below(fast, sim.rackSize[sim.turn] as number);
  let cell = below(fast, field.size);
  while (cells[cell] !== FREE || room[cell] === 0) cell = cell + 1 === field.size ? 0 : cell + 1;
  return reply(at, cell, freeBeside(sim, cell));
}

/** IN-07: the first tile goes beside a printed symbol that is still untaken. */
function openingReply(sim: Sim, worth: Worth, fast: Fast): Reply {
  const { gains, tracks, racks, turn, field } = sim;
  const { stride, openings } = field;
  const base = trackBase(sim, turn);
  const size = sim.rackSize[turn] as number;
  let best = -1;
  let highest = -1;
  for (const { symbol, from, to } of openings) {
    if (!isUntaken(sim, symbol)) continue;
    for (let at = 0; at < size; at++) {
      const tile = racks[RACK * turn + at] as number;
      const a = ONE[tile] as number;
      const b = OTHER[tile] as number;
      const ofA = GAINS * (tracks[base + a] as number);
      const ofB = GAINS * (tracks[base + b] as number);
      for (let i = 0; i < from.length; i++) {
        const x = from[i] as number;
        const y = to[i] as number;
        if (sim.cells[x] !== FREE || sim.cells[y] !== FREE) continue;
        const forA = gains[a * stride + x] as number;
        const forB = gains[b * stride + y] as number;
        const value =
          a === b
            ? (worth[ofA + forA + forB] as number)
            : (worth[ofA + forA] as number) + (worth[ofB + forB] as number);
        if (value <= highest) continue;
        highest = value;
        best = reply(at, x, y);
      }
    }
  }
  return best >= 0 ? best : anyReply(sim, fast);
}

/** Plays until so many more tiles lie, or the end. Everybody replies greedily, uses every bonus and swaps where allowed. */
export function playOut(sim: Sim, worths: Worths, fast: Fast, tiles: number): void {
  let left = tiles;
  while (sim.stage !== 'over') {
    if (sim.stage === 'swap') swapRack(sim, fast);
    else if (left-- <= 0) return;
    else {
      const chosen = greedyReply(sim, worthIn(worths, sim), fast);
      placeTile(sim, replyAt(chosen), replyX(chosen), replyY(chosen));
    }
  }
}
