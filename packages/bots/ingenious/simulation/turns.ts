import { advance, advanceTwice, endsReached } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { rackSize } from '@izvilina/games/ingenious/rules/deal.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { below, type Fast } from '../../fast.ts';
import { cover, HUES, ONE, OTHER, type Sim, trackBase } from './simulator.ts';

/** Scores and lays a kind of tile; the rack is the caller's. Returns how many markers came to an end of a board. */
export function lay(sim: Sim, seat: number, tile: number, x: number, y: number): number {
  const { gains, tracks, end, field } = sim;
  const base = trackBase(sim, seat);
  const a = ONE[tile] as number;
  const b = OTHER[tile] as number;
  const forA = gains[a * field.stride + x] as number;
  const forB = gains[b * field.stride + y] as number;
  const beforeA = tracks[base + a] as number;
  const beforeB = tracks[base + b] as number;
  const afterA = a === b ? advanceTwice(beforeA, forA, forB, end) : advance(beforeA, forA, end);
  const afterB = a === b ? afterA : advance(beforeB, forB, end);
  tracks[base + a] = afterA;
  tracks[base + b] = afterB;
  const reached = endsReached(beforeA, afterA, end) + (a === b ? 0 : endsReached(beforeB, afterB, end));
  cover(sim, x, a);
  cover(sim, y, b);
  return reached;
}

function isComplete(sim: Sim, base: number): boolean {
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
  sim.mode !== 'solo' && left > 0 && sim.bagSize >= RACK && lacksLowest(sim);

/** IN-14, IN-R2: the rack of the player to move shows none of the colours that lag most. */
function lacksLowest(sim: Sim): boolean {
  const { tracks, racks, turn } = sim;
  const base = trackBase(sim, turn);
  let low = tracks[base] as number;
  for (let c = 1; c < HUES; c++) if ((tracks[base + c] as number) < low) low = tracks[base + c] as number;
  const from = RACK * turn;
  const to = from + (sim.rackSize[turn] as number);
  for (let i = from; i < to; i++) {
    const tile = racks[i] as number;
    if (tracks[base + (ONE[tile] as number)] === low || tracks[base + (OTHER[tile] as number)] === low) return false;
  }
  return true;
}

/** Keeps the rack: the turn ends with a refill. */
export function refill(sim: Sim): void {
  drawRack(sim);
  passTurn(sim);
}

function drawRack(sim: Sim): void {
  const { racks, bag, turn } = sim;
  const full = rackSize(sim.mode);
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
  drawRack(sim);
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
    if (sim.rackSize[sim.turn] === 0) drawRack(sim);
    if (sim.rackSize[sim.turn] === 0) continue;
    sim.stage = 'place';
    return;
  }
  sim.stage = 'over';
}
