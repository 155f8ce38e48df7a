import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { type Mode, type Options, radiusFor, type Settled, settle } from '../options.ts';
import { boardOf, printedGrid } from '../pieces/board.ts';
import { SUPPLY, type TileId } from '../pieces/tiles.ts';
import { emptyTrack, tracksFor } from '../pieces/tracks.ts';
import { RACK, type State } from '../state.ts';

/** IN-04, IN-21: six tiles on a rack; in solo mode one. */
export const rackSize = (mode: Mode): number => (mode === 'solo' ? 1 : RACK);

/** Draws the last tiles of the supply, at most `count`. */
export function draw(bag: readonly TileId[], count: number): { drawn: TileId[]; left: TileId[] } {
  const left = [...bag];
  const drawn = left.splice(Math.max(0, left.length - count)).reverse();
  return { drawn, left };
}

export function setup(players: number, given: Options, chance: Chance): Result<State> {
  const settled = settle(players, given);
  return settled.ok ? ok(dealt(players, settled.value, chance)) : settled;
}

function dealt(players: number, options: Settled, chance: Chance): State {
  let bag = shuffled(SUPPLY, chance);
  const racks = bySeat(players, () => {
    const { drawn, left } = draw(bag, rackSize(options.mode));
    bag = left;
    return drawn;
  });
  const first = options.first ?? chance.below(players);
  const radius = radiusFor(players);
  return {
    players,
    options,
    radius,
    phase: 'place',
    turn: first,
    grid: printedGrid(boardOf(radius)),
    laid: [],
    racks,
    bag,
    tracks: bySeat(tracksFor(options.mode, players), emptyTrack),
    opened: bySeat(players, () => false),
    bonus: 0,
    shown: null,
    aside: bySeat(players, () => null),
    last: null,
    happened: [{ type: 'started', first }],
  };
}
