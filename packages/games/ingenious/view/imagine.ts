import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { gridOf } from '../moves/legal-moves.ts';
import { type PlacementId, placementOf } from '../moves/placements.ts';
import { COPIES, holds, type Tile, type TileId, tally, tileId } from '../pieces/tiles.ts';
import { lowestColours, type Track } from '../pieces/tracks.ts';
import type { State } from '../state.ts';
import type { IngeniousView } from './view.ts';

/** Racks and a supply that agree with everything this viewer has seen. */
export function imagine(view: IngeniousView, chance: Chance): State {
  const { players, options, radius, phase, turn, tracks, bonus, opened, shown, shownBy, last, memory, happened } = view;
  const pool = shuffled(unseenBy(view), chance);
  const racks = imagineRacks(view, pool);
  return {
    players,
    options,
    radius,
    phase,
    turn,
    grid: gridOf(view),
    laid: view.laid.map(({ tile, cells }) => placementOf(tile, cells) as PlacementId),
    racks,
    bag: shuffled(pool, chance).slice(0, view.bag),
    tracks,
    opened,
    bonus,
    shown: shown && { player: shownBy as number, tiles: shown.map(tileId) },
    aside: memory.aside.map((tiles) => tiles?.map(tileId) ?? null),
    last,
    happened,
  };
}

/** All tiles that are neither on the board nor on the viewer's own rack. */
export function unseenBy({ laid, rack }: Pick<IngeniousView, 'laid' | 'rack'>): TileId[] {
  const seen = tally([...laid.map(({ tile }) => tileId(tile)), ...rack.map(tileId)]);
  return COPIES.flatMap((copies, id) => Array<TileId>(Math.max(0, copies - (seen[id] as number))).fill(id));
}

/** Takes the others' racks out of the pool, first those about which something is known. */
function imagineRacks(view: IngeniousView, pool: TileId[]): TileId[][] {
  const racks: TileId[][] = bySeat(view.players, () => []);
  const known = (seat: number): boolean => isAskedToSwap(view, seat) || view.memory.aside[seat] != null;
  const seats = racks.map((_, seat) => seat).sort((a, b) => Number(known(b)) - Number(known(a)));
  for (const seat of seats) {
    const size = view.seats[seat]?.rackSize ?? 0;
    if (seat === view.viewer) racks[seat] = view.rack.map(tileId);
    else racks[seat] = take(pool, size, likely(view, seat, pool));
  }
  return racks;
}

const isAskedToSwap = ({ phase, turn, viewer }: IngeniousView, seat: number): boolean =>
  phase === 'swap' && seat === turn && seat !== viewer;

/** Which tiles of the pool (by index) a seat can hold. */
function likely(view: IngeniousView, seat: number, pool: readonly TileId[]): (place: number) => boolean {
  const { memory, tracks, seats } = view;
  if (isAskedToSwap(view, seat)) {
    // IN-14: a seat that may swap holds no symbol of the lowest colours.
    const lacking = lowestColours(tracks[seats[seat]?.team ?? 0] as Track);
    return (place) => !lacking.some((colour) => holds(pool[place] as TileId, colour));
  }
  const aside: readonly Tile[] | null | undefined = memory.aside[seat];
  if (aside == null) return () => true;
  // Its rack was drawn before its old tiles went back, so that many of each kind must be elsewhere.
  const elsewhere = tally(aside.map(tileId));
  const apart = new Set<number>();
  pool.forEach((id, place) => {
    if ((elsewhere[id] as number) <= 0) return;
    elsewhere[id] = (elsewhere[id] as number) - 1;
    apart.add(place);
  });
  return (place) => !apart.has(place);
}

/** The first tiles that fit; any others if they are not enough. */
function take(pool: TileId[], size: number, fits: (place: number) => boolean): TileId[] {
  const order = pool.map((_, place) => place);
  const chosen = [...order.filter(fits), ...order.filter((place) => !fits(place))].slice(0, size);
  const tiles = chosen.map((place) => pool[place] as TileId);
  for (const place of chosen.sort((a, b) => b - a)) pool.splice(place, 1);
  return tiles;
}
