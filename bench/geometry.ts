import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import { newOutline, outlineOf } from '@izvilina/games/brainstorm/geometry/outline.ts';
import { placementOf, posesFor } from '@izvilina/games/brainstorm/geometry/placement.ts';
import { touches } from '@izvilina/games/brainstorm/geometry/touch.ts';
import { COUNTS, FACES, SIZES, tableFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { consequences } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { Rest, State } from '@izvilina/games/brainstorm/state.ts';
import { type Chance, chanceAt, drawn } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';

export const name = 'geometry';

const PREVIEWS = 2000;
const TRIES = 5;

/**
 * Microseconds for one preview of a large tile: its 16 poses against 39 tiles on the table for two, which is the most
 * crowded. `touching` is the geometry alone, `consequences` the whole preview.
 */
export async function run(): Promise<Record<string, unknown>> {
  const state = crowded(chanceAt('bench geometry', 0));
  const rests = Array.from({ length: PREVIEWS }, (_, i) => someRest(chanceAt('bench geometry', i + 1)));
  const laid = state.tiles.map(outlineOf);
  let contacts = 0;
  const touching = timed(rests, (rest) => {
    for (const pose of posesFor(rest)) {
      const outline = newOutline(placementOf(rest, pose));
      for (const other of laid) if (touches(outline, other)) contacts++;
    }
  });
  const everything = timed(rests, (rest) => {
    for (const pose of posesFor(rest)) contacts += consequences(state, 0, placementOf(rest, pose)).touches.length;
  });
  return { bench: name, poses: 16, tiles: laid.length, touching, consequences: everything, contacts };
}

/** The median and the best of a few tries, by wall clock and by CPU time. */
function timed(rests: readonly Rest[], preview: (rest: Rest) => void): Record<string, number> {
  rests.forEach(preview);
  const tries = Array.from({ length: TRIES }, () => {
    const began = performance.now();
    const used = process.cpuUsage();
    rests.forEach(preview);
    const { user, system } = process.cpuUsage(used);
    return { wall: (1000 * (performance.now() - began)) / rests.length, cpu: (user + system) / rests.length };
  });
  const middle = (values: number[]) => Math.round(10 * (values.sort((a, b) => a - b)[TRIES >> 1] as number)) / 10;
  return {
    microsecondsPerPreview: middle(tries.map(({ wall }) => wall)),
    cpuMicroseconds: middle(tries.map(({ cpu }) => cpu)),
    best: Math.round(10 * Math.min(...tries.map(({ wall }) => wall))) / 10,
  };
}

const within = (chance: Chance, size: number): number => ((chance.below(2001) - 1000) / 2000) * size;

/** All tiles but one, anywhere on the table, four of them under pawns if their networks allow it. */
function crowded(chance: Chance): State {
  const { width, depth } = tableFor(2);
  const tiles = SIZES.flatMap((size) => Array(COUNTS[size] - (size === 'large' ? 1 : 0)).fill(size)).map((tile, i) => ({
    id: `p${i + 1}`,
    tile,
    face: drawn(FACES, chance),
    at: [within(chance, width - 40), within(chance, depth - 40)],
    angle: chance.below(3600) / 10,
  }));
  const { networks } = must(brainstorm.position({ players: 2, tiles }, chance));
  const [a = null, b = null, c = null, d = null] = networks.map((network) => network.tiles[0] ?? null);
  const pawns = [
    [a, b],
    [c, d],
  ];
  return must(brainstorm.position({ players: 2, tiles, pawns }, chance));
}

function someRest(chance: Chance): Rest {
  const { width, depth } = tableFor(2);
  const at = [within(chance, width), within(chance, depth)] as const;
  return { die: 'white', at, angle: chance.below(3600) / 10, burner: false };
}
