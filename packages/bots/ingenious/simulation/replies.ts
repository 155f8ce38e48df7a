import { SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { below, type Fast } from '../../fast.ts';
import { GAINS, type Worth } from '../worth/worth.ts';
import { FREE } from './field.ts';
import { isUntaken, ONE, OTHER, type Sim } from './simulator.ts';

/** A placement in one number: place on the rack, cell of the tile's first colour, cell of its second. */
export type Reply = number;
const reply = (at: number, x: number, y: number): Reply => (at << 16) | (x << 8) | y;
export const replyAt = (r: Reply): number => r >> 16;
export const replyX = (r: Reply): number => (r >> 8) & 255;
export const replyY = (r: Reply): number => r & 255;

/** The replies that look best, best first; as many as the arrays hold. Made once and filled again and again. */
export interface Shortlist {
  readonly replies: Int32Array;
  readonly looks: Float64Array;
  count: number;
}
export const shortlistOf = (most: number): Shortlist => ({
  replies: new Int32Array(most),
  looks: new Float64Array(most),
  count: 0,
});

/** Puts a reply in its place, which it has, and says what the next must look better than to have one. */
function enter(list: Shortlist, looks: number, entered: Reply): number {
  const last = list.replies.length - 1;
  let at = list.count > last ? last : list.count++;
  for (; at > 0 && (list.looks[at - 1] as number) < looks; at--) {
    list.looks[at] = list.looks[at - 1] as number;
    list.replies[at] = list.replies[at - 1] as number;
  }
  list.looks[at] = looks;
  list.replies[at] = entered;
  return list.count > last ? (list.looks[last] as number) : 0;
}

/** The placements worth most to the player to move, looking no further; at least one. */
export function listBest(sim: Sim, worth: Worth, fast: Fast, list: Shortlist): void {
  list.count = 0;
  if (sim.opened[sim.turn] === 0 && sim.stage === 'place') enter(list, 0, openingReply(sim, worth, fast));
  else listScoring(sim, worth, list);
  if (list.count === 0) enter(list, 0, anyReply(sim, fast));
}

/**
 * Those that score. Only cells where something scores are visited: first those of a tile's first colour, with every free neighbour
 * for the second; then those of its second colour alone, with one neighbour to stand for all.
 * Peaks tell beforehand where nothing better can be found.
 */
function listScoring(sim: Sim, worth: Worth, list: Shortlist): void {
  const { cells, room, gains, hot, hotCount, peak, racks, turn, field } = sim;
  const { next, stride } = field;
  const start = RACK * turn;
  const size = sim.rackSize[turn] as number;
  let bar = 0;
  for (let at = 0; at < size; at++) {
    const tile = racks[start + at] as number;
    if (racks.indexOf(tile, start) < start + at) continue;
    const a = ONE[tile] as number;
    const b = OTHER[tile] as number;
    const ofA = GAINS * a;
    const ofB = GAINS * b;
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
        if ((worth[ofA + points + peakA] as number) <= bar) continue;
        for (let d = 0; d < SIDES; d++) {
          const y = next[SIDES * x + d] as number;
          if (cells[y] !== FREE) continue;
          const looks = worth[ofA + points + (gains[gainsA + y] as number)] as number;
          if (looks > bar) bar = enter(list, looks, reply(at, x, y));
        }
        continue;
      }
      const forA = worth[ofA + points] as number;
      if (forA + topB <= bar) continue;
      for (let d = 0; d < SIDES; d++) {
        const y = next[SIDES * x + d] as number;
        if (cells[y] !== FREE) continue;
        const looks = forA + (worth[ofB + (gains[gainsB + y] as number)] as number);
        if (looks > bar) bar = enter(list, looks, reply(at, x, y));
      }
    }
    if (same || topB <= bar) continue;
    for (let i = (hotCount[b] as number) - 1; i >= 0; i--) {
      const y = hot[gainsB + i] as number;
      if (cells[y] !== FREE || room[y] === 0) continue;
      const looks = worth[ofB + (gains[gainsB + y] as number)] as number;
      if (looks <= bar) continue;
      const x = coldBeside(sim, y, gainsA);
      if (x >= 0) bar = enter(list, looks, reply(at, x, y));
    }
  }
}

/** A free neighbour where the other colour scores nothing, or -1: where it scores it has been met already. */
function coldBeside({ cells, gains, field }: Sim, cell: number, gainsOfOther: number): number {
  for (let d = 0; d < SIDES; d++) {
    const beside = field.next[SIDES * cell + d] as number;
    if (cells[beside] === FREE && gains[gainsOfOther + beside] === 0) return beside;
  }
  return -1;
}

const first = shortlistOf(1);

/** The placement worth most at once. */
export function greedyReply(sim: Sim, worth: Worth, fast: Fast): Reply {
  listBest(sim, worth, fast, first);
  return first.replies[0] as Reply;
}

/** Where nothing scores: any tile on any two free neighbours. */
function anyReply(sim: Sim, fast: Fast): Reply {
  const { cells, room, field } = sim;
  const at = below(fast, sim.rackSize[sim.turn] as number);
  let cell = below(fast, field.size);
  while (cells[cell] !== FREE || room[cell] === 0) cell = cell + 1 === field.size ? 0 : cell + 1;
  return reply(at, cell, freeBeside(sim, cell));
}

function freeBeside({ cells, field }: Sim, cell: number): number {
  for (let d = 0; d < SIDES; d++) {
    const beside = field.next[SIDES * cell + d] as number;
    if (cells[beside] === FREE) return beside;
  }
  throw new Error('no free neighbour');
}

/** IN-07: the first tile goes beside a printed symbol that is still untaken. */
function openingReply(sim: Sim, worth: Worth, fast: Fast): Reply {
  const { gains, racks, turn, field } = sim;
  const { stride, openings } = field;
  const size = sim.rackSize[turn] as number;
  let best = -1;
  let highest = -1;
  for (const { symbol, from, to } of openings) {
    if (!isUntaken(sim, symbol)) continue;
    for (let at = 0; at < size; at++) {
      const tile = racks[RACK * turn + at] as number;
      const a = ONE[tile] as number;
      const b = OTHER[tile] as number;
      const ofA = GAINS * a;
      const ofB = GAINS * b;
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
