import { RACK } from '@izvilina/games/ingenious/state.ts';
import { FREE } from './simulation/field.ts';
import { ONE, OTHER, type Sim } from './simulation/simulator.ts';

/** A tile by its place on the rack, and the cells of its first and its second colour. */
export interface Placing {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Everything the player to move can do with a tile; of equal tiles the first. (IN-07 is not looked at.) */
export function placings(sim: Sim): Placing[] {
  const start = RACK * sim.turn;
  const rack = [...sim.racks.subarray(start, start + (sim.rackSize[sim.turn] as number))];
  const pairs = freePairs(sim);
  const all: Placing[] = [];
  rack.forEach((tile, at) => {
    if (rack.indexOf(tile) < at) return;
    for (const [low, high] of pairs) {
      all.push({ at, x: low, y: high });
      if (ONE[tile] !== OTHER[tile]) all.push({ at, x: high, y: low });
    }
  });
  return all;
}

export function freePairs({ cells, field }: Sim): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < field.low.length; i++) {
    const low = field.low[i] as number;
    const high = field.high[i] as number;
    if (cells[low] === FREE && cells[high] === FREE) pairs.push([low, high]);
  }
  return pairs;
}
