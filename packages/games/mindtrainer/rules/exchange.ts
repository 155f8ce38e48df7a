import type { Chance } from '@izvilina/kernel/chance.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { afterDrawing, afterExchanging, draw, mixed, returnedBy } from '../pieces/bag.ts';
import { sorted, type Tile, type Tiles, without } from '../pieces/letters.ts';
import type { State } from '../state.ts';
import { illegal } from './illegal.ts';
import { endTurn } from './turn-end.ts';

/** MT-09: tiles are put aside, as many are drawn, and only then the tiles put aside are mixed into the bag. */
export function exchange(state: State, tiles: readonly Tile[], chance: Chance): Result<State> {
  const { turn: player, players, racks, bag } = state;
  const count = tiles.length;
  if (count === 0) return illegal('NO_TILES');
  const kept = without(racks[player] as Tiles, tiles);
  if (kept === null) return illegal('NOT_ON_RACK');
  // MT-R4
  if (count > bag.length) return illegal('MORE_THAN_THE_BAG_HOLDS', { bag: bag.length });
  const { drawn, left } = draw(bag, count);
  // Sorted, so that the bag does not depend on the order of tiles in the move.
  const aside = sorted(tiles).join('');
  const exchanged: State = {
    ...state,
    racks: racks.with(player, kept + drawn),
    bag: mixed(left + aside, chance),
    known: state.known.with(player, afterExchanging(state.known[player] ?? null, count)),
    returned: afterDrawing(state.returned, player).with(player, returnedBy(player, players, aside)),
    happened: [{ type: 'exchanged', player, count, bag: bag.length }],
  };
  return ok(endTurn(exchanged, { type: 'exchanged', count }));
}
