import { SIZES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { POINTS, result } from '@izvilina/games/brainstorm/rules/score.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import type { Seat } from '@izvilina/kernel/game.ts';

/** Worth of a pawn in hand while tiles are left to claim with it; every further one adds less. */
const FREE_PAWN = 1.6;
const SECOND_FREE_PAWN = 0.5;
/** With at least this many tiles left a pawn keeps its full worth. */
const PAWN_NEEDS_TILES = 12;
/** BS-28: extra worth per tile of a size, because sizes break ties. */
const TIE_BREAK = { small: 0.03, medium: 0.01, large: 0.003 } as const;
const TOKEN = 3;
/** Share of a neutral tile's points that counts for each seat with a free pawn. */
const CLAIMABLE = 0.1;
/** Worth of winning: more than any number of points. */
const WIN = 40;

export const tilesLeft = ({ supply }: Pick<State, 'supply'>): number =>
  SIZES.reduce((sum, size) => sum + supply[size], 0);

/** How good a position is for a seat, in points: its standing compared with the best of the others and their average. */
export function leadOf(state: State, seat: Seat): number {
  const all = standings(state);
  const own = all[seat] as number;
  let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (let other = 0; other < all.length; other++) {
    if (other === seat) continue;
    best = Math.max(best, all[other] as number);
    sum += all[other] as number;
  }
  const lead = own - 0.5 * best - (0.5 * sum) / (all.length - 1);
  return state.phase === 'over' ? lead + WIN * won(state, seat) : lead;
}

function won(state: State, seat: Seat): number {
  const places = result(state).places ?? [];
  return places[seat] === 1 ? 1 : places.includes(1) ? -1 : 0;
}

/** By seat: its points, plus the expected worth of its tokens and pawns in hand. */
export function standings(state: State): number[] {
  const { networks, pawns, tokens, players } = state;
  const left = state.phase === 'over' ? 0 : Math.min(1, tilesLeft(state) / PAWN_NEEDS_TILES);
  const points = Array.from({ length: players }, (_, seat) => TOKEN * (tokens[seat] as number));
  const worth = worths(state);
  let neutral = 0;
  for (const { owner, tiles } of networks) {
    let sum = 0;
    for (const id of tiles) sum += worth.get(id) as number;
    if (owner === null) neutral += sum;
    else points[owner] = (points[owner] as number) + sum;
  }
  return points.map((sum, seat) => {
    const free = (pawns[seat] ?? []).filter((on) => on === null).length;
    if (free === 0 || left === 0) return sum;
    return sum + left * (FREE_PAWN + SECOND_FREE_PAWN * (free - 1) + CLAIMABLE * neutral);
  });
}

const WORTHS = new WeakMap<State['tiles'], ReadonlyMap<string, number>>();

/** Worth of each tile, including the tie-break. */
function worths({ tiles }: Pick<State, 'tiles'>): ReadonlyMap<string, number> {
  const known = WORTHS.get(tiles);
  if (known) return known;
  const worth = new Map(tiles.map(({ id, tile }) => [id, POINTS[tile] + TIE_BREAK[tile]] as const));
  WORTHS.set(tiles, worth);
  return worth;
}
