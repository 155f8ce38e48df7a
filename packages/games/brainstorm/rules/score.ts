import { bySeat, type Outcome, rank, type Seat } from '@izvilina/kernel/game.ts';
import { SIZES, type Size } from '../pieces/pieces.ts';
import type { Network, State } from '../state.ts';

/** BS-27: points per tile. */
export const POINTS: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3 };
const TOKEN_POINTS = 3;

export type Tally = Readonly<Record<Size, number>>;

type Scored = Pick<State, 'players' | 'tiles' | 'networks' | 'tokens' | 'phase'>;

/** Number of tiles by size in the networks with a pawn of this seat. */
export function tally({ tiles, networks }: Pick<State, 'tiles' | 'networks'>, seat: Seat): Tally {
  const own = new Set(networks.filter(({ owner }) => owner === seat).flatMap((network: Network) => network.tiles));
  const count = { small: 0, medium: 0, large: 0 };
  for (const { id, tile } of tiles) if (own.has(id)) count[tile]++;
  return count;
}

const worth = (count: Tally): number => SIZES.reduce((sum, size) => sum + POINTS[size] * count[size], 0);

/** BS-27, BS-28: the score and, at the end, the places. */
export function result(state: Scored): Outcome {
  const tiles = bySeat(state.players, (seat) => tally(state, seat));
  const scores = tiles.map((count, seat) => worth(count) + TOKEN_POINTS * (state.tokens[seat] ?? 0));
  return {
    scores,
    places: state.phase === 'over' ? placesOf(scores, tiles) : null,
    detail: { tiles: tiles.map((count) => ({ ...count })), tokens: state.tokens },
  };
}

/** BS-28: more small tiles, then medium, then large; leaders who are still equal get place 2, and nobody wins. */
function placesOf(scores: readonly number[], tiles: readonly Tally[]): number[] {
  const seats = scores.map((_, seat) => seat);
  const better = (a: Seat, b: Seat): number => {
    const keys = (seat: Seat) => [scores[seat] as number, ...SIZES.map((size) => tiles[seat]?.[size] ?? 0)];
    const [mine, theirs] = [keys(a), keys(b)];
    return mine.map((key, index) => (theirs[index] as number) - key).find((difference) => difference !== 0) ?? 0;
  };
  const places = rank(seats, better);
  return places.filter((place) => place === 1).length > 1 ? places.map((place) => (place === 1 ? 2 : place)) : places;
}
