import { PRINTED, SIDES } from '@izvilina/games/ingenious/board.ts';
import { COLOURS } from '@izvilina/games/ingenious/colours.ts';
import { type Mode, radiusFor } from '@izvilina/games/ingenious/options.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { FIRST, SECOND, SUPPLY } from '@izvilina/games/ingenious/tiles.ts';
import { advance, advanceTwice, endsReached, trackEnd, tracksFor } from '@izvilina/games/ingenious/tracks.ts';
import { below, type Fast } from '../fast.ts';
import { EDGE, type Field, FREE, fieldOf } from './field.ts';

export const HUES = COLOURS.length;
export const ONE = Uint8Array.from(FIRST);
export const OTHER = Uint8Array.from(SECOND);

export type Stage = 'place' | 'bonus' | 'swap' | 'over';

/** A game in numbers. All tables lie in one piece of memory, so that copying a game is one call. */
export interface Sim {
  readonly field: Field;
  readonly mode: Mode;
  readonly players: number;
  /** Last notch of a track. */
  readonly end: number;
  readonly memory: Uint8Array;
  readonly cells: Uint8Array;
  /** By cell: its free neighbours. */
  readonly room: Uint8Array;
  /** By colour and cell: what a symbol scores there. True for free cells; it only ever grows. */
  readonly gains: Uint8Array;
  /** By colour: the cells where it scores. Cells since taken are weeded out by whoever meets them. */
  readonly hot: Uint8Array;
  readonly hotCount: Uint8Array;
  /** By colour: no free cell scores more. */
  readonly peak: Uint8Array;
  /** By track and colour. */
  readonly tracks: Uint8Array;
  readonly racks: Uint8Array;
  readonly rackSize: Uint8Array;
  /** By seat: 1 once the first tile is down (IN-07). */
  readonly opened: Uint8Array;
  /** Drawn from the end. */
  readonly bag: Uint8Array;
  bagSize: number;
  freePairs: number;
  turn: number;
  bonus: number;
  stage: Stage;
}

export function emptySim(mode: Mode, players: number): Sim {
  const field = fieldOf(radiusFor(players));
  const { stride, size } = field;
  const sizes = [stride, stride, HUES * stride, HUES * stride, HUES, HUES, 4 * HUES, 4 * RACK, 4, 4, SUPPLY.length];
  const memory = new Uint8Array(sizes.reduce((sum, length) => sum + length, 0));
  let from = 0;
  const part = (index: number): Uint8Array => {
    const length = sizes[index] as number;
    from += length;
    return memory.subarray(from - length, from);
  };
  const sim: Sim = {
    ...{ field, mode, players, end: trackEnd(mode), memory },
    ...{ cells: part(0), room: part(1), gains: part(2), hot: part(3), hotCount: part(4), peak: part(5) },
    ...{ tracks: part(6), racks: part(7), rackSize: part(8), opened: part(9), bag: part(10) },
    ...{ bagSize: 0, freePairs: field.low.length, turn: 0, bonus: 0, stage: 'place' },
  };
  sim.cells.fill(FREE);
  sim.cells[size] = EDGE;
  for (let i = 0; i < field.low.length; i++) {
    sim.room[field.low[i] as number]!++;
    sim.room[field.high[i] as number]!++;
  }
  for (const { cell, colour } of PRINTED) cover(sim, cell, colour);
  return sim;
}

/** Makes `to` equal to `from`, which has the same mode and players, without allocating. */
export function copySim(from: Sim, to: Sim): void {
  to.memory.set(from.memory);
  to.bagSize = from.bagSize;
  to.freePairs = from.freePairs;
  to.turn = from.turn;
  to.bonus = from.bonus;
  to.stage = from.stage;
}

export const trackBase = (sim: Sim, seat: number): number => HUES * (sim.mode === 'team' ? seat & 1 : seat);
export const trackCount = (sim: Sim): number => tracksFor(sim.mode, sim.players);

/**
 * A symbol comes to lie on a free cell. Along each of the three lines through it, the runs of its colour on both sides become one:
 * the free cell at either end now sees the other side's run and the new symbol on top of what it saw before.
 */
export function cover(sim: Sim, cell: number, colour: number): void {
  const { cells, room, gains, field } = sim;
  const { next, stride } = field;
  const base = colour * stride;
  const at = SIDES * cell;
  cells[cell] = colour;
  sim.freePairs -= room[cell] as number;
  for (let d = 0; d < 3; d++) {
    let ahead = next[at + d] as number;
    let behind = next[at + d + 3] as number;
    room[ahead]!--;
    room[behind]!--;
    let runAhead = 1;
    let runBehind = 1;
    while (cells[ahead] === colour) {
      runAhead++;
      ahead = next[SIDES * ahead + d] as number;
    }
    while (cells[behind] === colour) {
      runBehind++;
      behind = next[SIDES * behind + d + 3] as number;
    }
    if (cells[ahead] === FREE) warm(sim, colour, ahead, gains[base + ahead] as number, runBehind);
    if (cells[behind] === FREE) warm(sim, colour, behind, gains[base + behind] as number, runAhead);
  }
}

function warm(sim: Sim, colour: number, cell: number, before: number, more: number): void {
  const { gains, hot, hotCount, peak } = sim;
  const base = colour * sim.field.stride;
  const after = before + more;
  gains[base + cell] = after;
  if (after > (peak[colour] as number)) peak[colour] = after;
  if (before > 0) return;
  const count = hotCount[colour] as number;
  hot[base + count] = cell;
  hotCount[colour] = count + 1;
}

/** Scores and lays a kind of tile; the rack is the caller's. Returns how many markers came to an end of a board. */
export function lay(sim: Sim, seat: number, tile: number, x: number, y: number): number {
  const { gains, tracks, end, field } = sim;
  const base = trackBase(sim, seat);
  const a = ONE[tile] as number;
  const b = OTHER[tile] as number;
  const forA = gains[a * field.stride + x] as number;
  const forB = gains[b * field.stride + y] as number;
  let reached = 0;
  const before = tracks[base + a] as number;
  if (a === b) {
    const after = advanceTwice(before, forA, forB, end);
    tracks[base + a] = after;
    reached = endsReached(before, after, end);
  } else {
    const beforeB = tracks[base + b] as number;
    const after = advance(before, forA, end);
    const afterB = advance(beforeB, forB, end);
    tracks[base + a] = after;
    tracks[base + b] = afterB;
    reached = endsReached(before, after, end) + endsReached(beforeB, afterB, end);
  }
  cover(sim, x, a);
  cover(sim, y, b);
  return reached;
}

export function isComplete(sim: Sim, base: number): boolean {
  for (let c = 0; c < HUES; c++) if (sim.tracks[base + c] !== sim.end) return false;
  return true;
}

/** The player to move lays the tile at this place of the rack; the rack's last tile fills the gap. */
export function placeTile(sim: Sim, at: number, x: number, y: number): void {
  const seat = sim.turn;
  const start = RACK * seat;
  const tile = sim.racks[start + at] as number;
  const left = (sim.rackSize[seat] as number) - 1;
  sim.racks[start + at] = sim.racks[start + left] as number;
  sim.rackSize[seat] = left;
  sim.opened[seat] = 1;
  const reached = lay(sim, seat, tile, x, y);
  if (sim.stage === 'bonus') sim.bonus--;
  if (sim.mode !== 'solo') sim.bonus += reached;
  if (sim.freePairs === 0 || (reached > 0 && isComplete(sim, trackBase(sim, seat)))) {
    sim.stage = 'over';
    sim.bonus = 0;
  } else afterTile(sim);
}

/** Declines one bonus placement. */
export function skipBonus(sim: Sim): void {
  sim.bonus--;
  afterTile(sim);
}

function afterTile(sim: Sim): void {
  const left = sim.rackSize[sim.turn] as number;
  if (left === 0) sim.bonus = 0;
  if (sim.bonus > 0) sim.stage = 'bonus';
  else if (maySwap(sim, left)) sim.stage = 'swap';
  else refill(sim);
}

const maySwap = (sim: Sim, left: number): boolean =>
  sim.mode !== 'solo' && left > 0 && sim.bagSize >= RACK && lacksLowest(sim, sim.turn);

/** IN-14, IN-R2: the rack shows none of the colours that lag most. */
export function lacksLowest(sim: Sim, seat: number): boolean {
  const { tracks, racks } = sim;
  const base = trackBase(sim, seat);
  let low = tracks[base] as number;
  for (let c = 1; c < HUES; c++) if ((tracks[base + c] as number) < low) low = tracks[base + c] as number;
  const from = RACK * seat;
  const to = from + (sim.rackSize[seat] as number);
  for (let i = from; i < to; i++) {
    const tile = racks[i] as number;
    if (tracks[base + (ONE[tile] as number)] === low || tracks[base + (OTHER[tile] as number)] === low) return false;
  }
  return true;
}

/** Keeps the rack: the turn ends with a refill. */
export function refill(sim: Sim): void {
  drawUpTo(sim, sim.mode === 'solo' ? 1 : RACK);
  passTurn(sim);
}

function drawUpTo(sim: Sim, full: number): void {
  const { racks, bag, turn } = sim;
  let size = sim.rackSize[turn] as number;
  while (size < full && sim.bagSize > 0) racks[RACK * turn + size++] = bag[--sim.bagSize] as number;
  sim.rackSize[turn] = size;
}

const aside = new Uint8Array(RACK);

/** IN-14: new tiles first, then the old ones are mixed into the supply. */
export function swapRack(sim: Sim, fast: Fast): void {
  const { racks, bag, turn } = sim;
  const old = sim.rackSize[turn] as number;
  for (let i = 0; i < old; i++) aside[i] = racks[RACK * turn + i] as number;
  sim.rackSize[turn] = 0;
  drawUpTo(sim, RACK);
  for (let i = 0; i < old; i++) {
    const j = below(fast, sim.bagSize + 1);
    bag[sim.bagSize++] = bag[j] as number;
    bag[j] = aside[i] as number;
  }
  passTurn(sim);
}

/** On to the next player, past anybody without a tile (which only a set-up position can bring about). */
function passTurn(sim: Sim): void {
  for (let ahead = 0; ahead < sim.players; ahead++) {
    sim.turn = sim.turn + 1 === sim.players ? 0 : sim.turn + 1;
    if (sim.rackSize[sim.turn] === 0) drawUpTo(sim, sim.mode === 'solo' ? 1 : RACK);
    if (sim.rackSize[sim.turn] === 0) continue;
    sim.stage = 'place';
    return;
  }
  sim.stage = 'over';
}

/** IN-07, IN-R7: a printed symbol no tile touches yet. A neighbour that is itself printed does not exist: they lie five apart. */
export function isUntaken(sim: Sim, printed: number): boolean {
  const { cells, field } = sim;
  for (let d = 0; d < SIDES; d++) {
    const there = cells[field.next[SIDES * printed + d] as number] as number;
    if (there !== FREE && there !== EDGE) return false;
  }
  return true;
}
