import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import { holds, type TileId, tileOf } from '../pieces/tiles.ts';
import { lowestColours, type Track, trackOf } from '../pieces/tracks.ts';
import { RACK, type State } from '../state.ts';
import { draw, rackSize } from './deal.ts';
import { over } from './standing.ts';

/** After the last placement of a turn: offers the swap if allowed, else fills the rack. */
export const finishTurn = (state: State): State =>
  maySwap(state) ? { ...state, phase: 'swap' } : passOn(refill(state), null);

/** IN-14, IN-R2, IN-R9: the rack has no symbol of a lowest colour, the supply six tiles. Solo: empty now (IN-R4). */
function maySwap({ options, turn, racks, tracks, bag }: State): boolean {
  const rack = racks[turn] as readonly TileId[];
  if (rack.length === 0 || bag.length < RACK) return false;
  const lacking = lowestColours(tracks[trackOf(options.mode, turn)] as Track);
  return !rack.some((tile) => lacking.some((colour) => holds(tile, colour)));
}

/** IN-14: the rack is shown and set aside, six tiles are drawn, and only then the old ones are mixed in. */
export function swap(state: State, chance: Chance): State {
  const { turn: player, racks, bag } = state;
  const aside = racks[player] as readonly TileId[];
  const { drawn, left } = draw(bag, RACK);
  const swapped: State = {
    ...state,
    racks: racks.with(player, drawn),
    bag: shuffled([...left, ...aside], chance),
    aside: state.aside.with(player, aside),
    happened: [
      { type: 'swapped', player, shown: aside.map(tileOf) },
      { type: 'drew', player, count: drawn.length },
    ],
  };
  return passOn(swapped, { player, tiles: aside });
}

export const keep = (state: State): State =>
  passOn(refill({ ...state, happened: [{ type: 'kept', player: state.turn }] }), null);

/** IN-06, IN-13: fills the rack up to six again. */
function refill(state: State): State {
  const { turn: player, racks, bag, options, happened } = state;
  const rack = racks[player] as readonly TileId[];
  const { drawn, left } = draw(bag, rackSize(options.mode) - rack.length);
  if (drawn.length === 0) return state;
  return {
    ...state,
    racks: racks.with(player, [...rack, ...drawn]),
    bag: left,
    happened: [...happened, { type: 'drew', player, count: drawn.length }],
  };
}

/** IN-05: the next player clockwise who has or can draw a tile. Only after a set-up position others are skipped. */
function passOn(state: State, shown: State['shown']): State {
  const { players, turn, racks, bag } = state;
  for (let ahead = 1; ahead <= players; ahead++) {
    const next = (turn + ahead) % players;
    if (bag.length === 0 && racks[next]?.length === 0) continue;
    return supplied({ ...state, phase: 'place', turn: next, bonus: 0, shown });
  }
  return over({ ...state, shown }, 'noTiles');
}

/** A turn never begins with an empty rack while there is something to draw. */
export const supplied = (state: State): State => (state.racks[state.turn]?.length === 0 ? refill(state) : state);
