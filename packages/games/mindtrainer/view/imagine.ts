import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import { bySeat, type Seat } from '@izvilina/kernel/game.ts';
import { mixed } from '../pieces/bag.ts';
import { isTile, type Tile, type Tiles, tilesIn } from '../pieces/letters.ts';
import type { State } from '../state.ts';
import { unseenBy } from './unseen-by.ts';
import type { MindtrainerView } from './view.ts';

/** Racks and a bag that agree with everything this viewer has seen. */
export function imagine(view: MindtrainerView, chance: Chance): State {
  const { viewer, players, options, phase, turn, turns, board, scores, passes, passed, scoreless, pending, final } =
    view;
  const pool = shuffled(unseenBy(view), chance);
  const racks = final?.map(({ tiles }) => tiles) ?? imagineRacks(view, pool, chance);
  return {
    players,
    options,
    phase,
    turn,
    turns,
    board,
    racks,
    bag: mixed(pool, chance).slice(0, view.bag),
    scores,
    passes,
    passed,
    scoreless,
    pending,
    sheet: view.sheet,
    lastTurns: view.seats.map(({ lastTurn }) => lastTurn),
    known: view.seats.map(({ known }) => known),
    returned: bySeat(players, (seat) => (seat === viewer ? view.returned : null)),
    final,
    happened: view.happened,
  };
}

/** Takes the others' racks out of the pool: first the tiles that all players saw, the most certain first, then any. */
function imagineRacks(view: MindtrainerView, pool: Tile[], chance: Chance): Tiles[] {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  const racks = view.seats.map(() => view.rack);
  const mayBeGone = (seat: Seat): number => view.seats[seat]?.known?.gone ?? 0;
  for (const seat of others.toSorted((a, b) => mayBeGone(a) - mayBeGone(b)))
    racks[seat] = takeKnown(view, seat, pool, chance);
  const cannotHold = (seat: Seat): boolean => view.returned?.notHeldBy.includes(seat) ?? false;
  // Seats about which something is known come first, while the tiles they may hold are still in the pool.
  for (const seat of others.toSorted((a, b) => Number(cannotHold(b)) - Number(cannotHold(a)))) {
    const missing = (view.seats[seat]?.rackSize ?? 0) - (racks[seat] as Tiles).length;
    racks[seat] += take(pool, missing, cannotHold(seat) ? (view.returned?.tiles ?? '') : '');
  }
  return racks;
}

/**
 * The tiles of a rejected word, except for as many as its player may have exchanged since. A tile that is elsewhere by
 * now was among those, and a rack holds no more than its size.
 */
function takeKnown({ seats }: MindtrainerView, seat: Seat, pool: Tile[], chance: Chance): Tiles {
  const { known = null, rackSize = 0 } = seats[seat] ?? {};
  if (known === null) return '';
  const left: Tile[] = [];
  for (const tile of shuffled(tilesIn(known.tiles), chance)) {
    const at = pool.indexOf(tile);
    if (at >= 0) left.push(...pool.splice(at, 1));
  }
  const more = known.gone - (known.tiles.length - left.length);
  const gone = Math.max(left.length - rackSize, more > 0 ? chance.below(more + 1) : 0);
  pool.push(...left.splice(0, gone));
  return left.join('');
}

/** The first tiles of the pool, leaving those in `except` for the bag; if the rest is not enough, any. */
function take(pool: Tile[], count: number, except: Tiles): Tiles {
  const kept = new Set<number>();
  for (const tile of except) {
    const at = pool.findIndex((other, place) => other === tile && !kept.has(place));
    if (at >= 0) kept.add(at);
  }
  const order = pool.map((_, place) => place);
  const chosen = [...order.filter((place) => !kept.has(place)), ...kept].slice(0, count);
  const tiles = chosen.map((place) => pool[place]).filter((tile) => tile !== undefined && isTile(tile));
  for (const place of chosen.sort((a, b) => b - a)) pool.splice(place, 1);
  return tiles.join('');
}
