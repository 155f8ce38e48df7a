import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import type { Variety } from '@izvilina/kernel/contract.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { outlineOf } from './geometry/outline.ts';
import { touches } from './geometry/touch.ts';
import { exactMm } from './geometry/units.ts';
import { LONGEST_FRAMES } from './moves/move-shapes.ts';
import { COUNTS, DICE, FACES, type Point, SIZES, type Table, tableFor, tokensFor } from './pieces/pieces.ts';
import { networksOf } from './rules/networks.ts';
import type { LaidTile } from './state.ts';
import type { RestAct, RestOutcome, ThrowJob } from './throwing/throw.ts';

const WHOLE_GAMES_ONE_IN = 12;

/** Dealt games are long, so most start in the middle: some tiles, some pawns, and a supply that runs out soon. */
export const variety: Variety = { spellings: false, games: 2500, start, job };

function start(chance: Chance) {
  const players = 2 + chance.below(3);
  const options = { ownSide: chance.below(4) === 0, answerS: drawn([5, 30], chance) };
  if (chance.below(WHOLE_GAMES_ONE_IN) === 0) return { players, options };
  return { players, options, position: { players, options, ...midGame(players, chance) } };
}

const CROSSROADS_ONE_IN = 4;

/** Tiles of several owners around a die that has just come to rest: a choice of sides and consecutive fights. */
function crossroads(players: number, chance: Chance) {
  const around = [0, 1, 2, 3].map((quarter) => {
    const tile = drawn(SIZES, chance);
    const away = 62 + chance.below(40) - (tile === 'small' ? 20 : 0);
    const at = (
      [
        [away, 0],
        [0, away],
        [-away, 0],
        [0, -away],
      ] as const
    )[quarter] as Point;
    return { id: `p${1 + quarter}`, tile, face: drawn(FACES, chance), at, angle: 90 * quarter };
  });
  return {
    tiles: around,
    pawns: somePawns(players, around, chance, 1 + chance.below(2)),
    supply: { small: 1, medium: 1, large: 1 },
    turn: chance.below(players),
    rest: { die: drawn(DICE, chance), at: [chance.below(21) - 10, chance.below(21) - 10], angle: 90 * chance.below(4) },
  };
}

function midGame(players: number, chance: Chance) {
  if (chance.below(CROSSROADS_ONE_IN) === 0) return crossroads(players, chance);
  const table = tableFor(players);
  const tiles = someTiles(table, 4 + chance.below(20), chance);
  return {
    tiles: tiles.map((tile) => ({ ...tile })),
    pawns: somePawns(players, tiles, chance),
    tokens: bySeat(players, () => chance.below(tokensFor(players) + 1)),
    supply: Object.fromEntries(SIZES.map((size) => [size, chance.below(1 + Math.min(4, left(size, tiles)))])),
    turn: chance.below(players),
  };
}

const left = (size: (typeof SIZES)[number], tiles: readonly LaidTile[]): number =>
  COUNTS[size] - tiles.filter(({ tile }) => tile === size).length;

const somewhere = ({ width, depth }: Table, chance: Chance): Point => [
  exactMm(((chance.below(2001) - 1000) / 2000) * (width - 40)),
  exactMm(((chance.below(2001) - 1000) / 2000) * (depth - 40)),
];

function someTiles(table: Table, count: number, chance: Chance): LaidTile[] {
  const tiles: LaidTile[] = [];
  for (let index = 1; index <= count; index++) {
    const tile = drawn(SIZES, chance);
    if (left(tile, tiles) === 0) continue;
    // Near the middle, so that there is much to join, fight and burn.
    const [x, y] = somewhere(table, chance);
    const at = [exactMm(x * 0.8), exactMm(y * 0.8)] as const;
    tiles.push({ id: `p${index}`, tile, face: drawn(FACES, chance), at, angle: chance.below(3600) / 10 });
  }
  return tiles;
}

/** At most one pawn per network (BS-R18). */
function somePawns(players: number, tiles: readonly LaidTile[], chance: Chance, each = 2) {
  const contacts = tiles.flatMap((later, index) =>
    tiles
      .slice(0, index)
      .filter((earlier) => touches(outlineOf(earlier), outlineOf(later)))
      .map((earlier) => [earlier.id, later.id] as const),
  );
  const open = networksOf(tiles, contacts, []);
  return bySeat(players, () =>
    Array.from({ length: each }, () => {
      if (open.length === 0 || chance.below(6) === 0) return null;
      const [network] = open.splice(chance.below(open.length), 1);
      return drawn(network?.tiles ?? [], chance);
    }),
  );
}

const OUTCOMES: readonly RestOutcome[] = ['table', 'table', 'table', 'table', 'table', 'tile', 'off', 'box', 'misfire'];

/** Any possible result of a throw, often close to a tile. */
function job(work: unknown, chance: Chance): RestAct {
  const { table, tiles, kind } = work as ThrowJob;
  const outcome = kind === 'drop' && chance.below(2) === 0 ? 'table' : drawn(OUTCOMES, chance);
  const near = tiles.length > 0 && chance.below(2) === 0 ? drawn(tiles, chance).at : null;
  const at = near === null ? somewhere(table, chance) : beside(table, near, chance);
  const flight = chance.below(8) === 0 ? { frames: 'A'.repeat(chance.below(LONGEST_FRAMES)) } : {};
  return { type: 'rest', at, angle: chance.below(3600) / 10, outcome, ...flight };
}

function beside({ width, depth }: Table, [x, y]: Point, chance: Chance): Point {
  const clamp = (value: number, size: number) => exactMm(Math.max(-size / 2, Math.min(size / 2, value)));
  return [clamp(x + chance.below(161) - 80, width), clamp(y + chance.below(161) - 80, depth)];
}
