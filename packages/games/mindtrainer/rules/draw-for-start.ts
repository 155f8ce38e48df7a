import type { Chance } from '@izvilina/kernel/chance.ts';
import { bySeat, type Seat } from '@izvilina/kernel/game.ts';
import { draw, mixed } from '../pieces/bag.ts';
import { ALL_TILES, orderOf, type Tiles, tilesIn } from '../pieces/letters.ts';
import type { StartDraw } from '../state.ts';

export interface StartingDraw {
  readonly first: Seat;
  /** In the first round everybody draws; MT-R8: after that only those with equal letters. */
  readonly rounds: readonly (readonly StartDraw[])[];
}

/** MT-05: each player draws one tile, and the one nearest the start of the alphabet begins; a blank precedes «А». */
export function drawForStart(players: number, chance: Chance): StartingDraw {
  return drawnFrom(mixed(ALL_TILES, chance), players);
}

/** MT-R8: drawn tiles stay out until it is decided. The set has single letters, so it always is. */
export function drawnFrom(bag: Tiles, players: number): StartingDraw {
  const rounds: StartDraw[][] = [];
  let left = bag;
  let equal: Seat[] = bySeat(players, (seat) => seat);
  while (equal.length > 1) {
    const pulled = draw(left, equal.length);
    left = pulled.left;
    const draws = tilesIn(pulled.drawn).map((tile, i) => ({ player: equal[i] as Seat, tile }));
    const nearest = Math.min(...draws.map(({ tile }) => orderOf(tile)));
    equal = draws.filter(({ tile }) => orderOf(tile) === nearest).map(({ player }) => player);
    rounds.push(draws);
  }
  return { first: equal[0] as Seat, rounds };
}
