import {
  type BoxPose,
  FACES,
  FOOTPRINTS,
  type PlacedTile,
  SIZES,
  STANCES,
  type Table,
  tableFor,
} from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { GRIPS, type Release, STYLES, type Style, type ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';

const MOST_TILES = 39;

/** Random throws of every kind onto random tables, from empty to full; a seed gives the same throws everywhere. */
export function sampleJobs(seed: string, count: number): ThrowJob[] {
  const chanceOf = chances(seed);
  return Array.from({ length: count }, (_, i) => sampleJob(chanceOf(i)));
}

function sampleJob(chance: Chance): ThrowJob {
  const table = tableFor(drawn([2, 4], chance));
  const tiles = Array.from({ length: chance.below(MOST_TILES + 1) }, () => sampleTile(table, chance));
  const box = chance.below(3) === 0 ? sampleBox(table, chance) : null;
  if (chance.below(12) === 0)
    return {
      kind: 'drop',
      table,
      tiles: [],
      box,
      die: 'red',
      release: null,
      drop: { at: [0, 0], turn: thirds(chance) },
    };
  return { kind: 'throw', table, tiles, box, die: 'red', release: sampleRelease(chance), drop: null };
}

/** A random multiple of `step` between two bounds. */
const between = (chance: Chance, low: number, high: number, step: number): number =>
  Math.round((low + step * chance.below(Math.round((high - low) / step) + 1)) * 1000) / 1000;

const thirds = (chance: Chance): [number, number, number] => [
  between(chance, -1, 1, 0.01),
  between(chance, -1, 1, 0.01),
  between(chance, -1, 1, 0.01),
];

const sampleTile = ({ width, depth }: Table, chance: Chance): PlacedTile => ({
  tile: drawn(SIZES, chance),
  face: drawn(FACES, chance),
  at: [between(chance, -width / 2, width / 2, 0.5), between(chance, -depth / 2, depth / 2, 0.5)],
  angle: between(chance, 0, 359.9, 0.1),
});

/** A box anywhere on the table where it fits at any angle. */
function sampleBox({ width, depth }: Table, chance: Chance): BoxPose {
  const stance = drawn(STANCES, chance);
  const footprint = FOOTPRINTS[stance];
  const reach = Math.sqrt(footprint.length ** 2 + footprint.width ** 2) / 2;
  const [x, y] = [Math.max(0, Math.floor(width / 2 - reach)), Math.max(0, Math.floor(depth / 2 - reach))];
  return { at: [between(chance, -x, x, 1), between(chance, -y, y, 1)], angle: between(chance, 0, 359.9, 0.1), stance };
}

const PITCH: Readonly<Record<Style, readonly [number, number]>> = { toss: [-10, 60], skim: [-5, 5], slap: [55, 80] };

function sampleRelease(chance: Chance): Release {
  const style = drawn(STYLES, chance);
  return {
    edge: between(chance, 0, 0.999, 0.001),
    yaw: between(chance, -45, 45, 0.1),
    pitch: between(chance, ...PITCH[style], 0.1),
    speed: between(chance, style === 'slap' ? 1200 : 500, 3200, 1),
    height: between(chance, 20, 300, 1),
    grip: drawn(GRIPS, chance),
    style,
    spin: thirds(chance),
  };
}
