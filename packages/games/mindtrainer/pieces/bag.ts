import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { Known, Returned, State } from '../state.ts';
import type { Tiles } from './letters.ts';

/** The next tiles of the bag, at most `count`. */
export const draw = (bag: Tiles, count: number): { readonly drawn: Tiles; readonly left: Tiles } => ({
  drawn: bag.slice(0, count),
  left: bag.slice(count),
});

export const mixed = (tiles: Iterable<string>, chance: Chance): Tiles => shuffled([...tiles], chance).join('');

/** A player who draws may now hold what others have put back before. */
export const afterDrawing = (returned: State['returned'], player: Seat): State['returned'] =>
  returned.map((one) => {
    if (one === null || !one.notHeldBy.includes(player)) return one;
    const notHeldBy = one.notHeldBy.filter((seat) => seat !== player);
    return notHeldBy.length > 0 ? { ...one, notHeldBy } : null;
  });

export const returnedBy = (player: Seat, players: number, tiles: Tiles): Returned => ({
  tiles,
  notHeldBy: Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== player),
});

/** What everybody still knows of a rack after `count` of its tiles were exchanged unseen. */
export function afterExchanging(known: Known | null, count: number): Known | null {
  if (known === null) return null;
  const gone = known.gone + count;
  return gone < known.tiles.length ? { ...known, gone } : null;
}

/** What everybody still knows of a rack after these tiles were laid from it. */
export function afterLaying(known: Known | null, laid: Iterable<string>): Known | null {
  if (known === null) return null;
  let tiles = known.tiles;
  for (const tile of laid) tiles = tiles.replace(tile, '');
  return known.gone < tiles.length ? { ...known, tiles } : null;
}

/** A rejected word shows its tiles. Those shown earlier are still on the rack, unless some may have been exchanged. */
export function afterRejection(known: Known | null, shown: Tiles): Known {
  return { tiles: known === null || known.gone > 0 ? shown : shown + known.tiles, gone: 0 };
}
