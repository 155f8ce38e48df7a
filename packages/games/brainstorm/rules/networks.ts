import type { Seat } from '@izvilina/kernel/game.ts';
import type { LaidTile, Network, State, TileId } from '../state.ts';

type Contacts = State['contacts'];
type Pawns = State['pawns'];

/** The connected parts of these tiles by contact, each in the given order (BS-12). */
export function partsOf(tiles: readonly TileId[], contacts: Contacts): TileId[][] {
  const among = new Set(tiles);
  const neighbours = new Map<TileId, TileId[]>(tiles.map((id) => [id, []]));
  for (const [a, b] of contacts) {
    if (!among.has(a) || !among.has(b)) continue;
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  const part = new Map<TileId, number>();
  const parts: TileId[][] = [];
  for (const start of tiles) {
    if (part.has(start)) continue;
    const index = parts.push([]) - 1;
    const open = [start];
    part.set(start, index);
    for (let id = open.pop(); id !== undefined; id = open.pop())
      for (const next of neighbours.get(id) ?? []) {
        if (part.has(next)) continue;
        part.set(next, index);
        open.push(next);
      }
  }
  for (const id of tiles) parts[part.get(id) as number]?.push(id);
  return parts;
}

/** BS-12: a network belongs to the seat with a pawn on any of its tiles; without a pawn it is neutral. */
export function networksOf(tiles: readonly LaidTile[], contacts: Contacts, pawns: Pawns): Network[] {
  const holders = new Map<TileId, Seat>();
  pawns.forEach((own, seat) => {
    for (const id of own) if (id !== null) holders.set(id, seat);
  });
  return partsOf(
    tiles.map(({ id }) => id),
    contacts,
  ).map((part) => ({ tiles: part, owner: ownerOf(part, holders) }));
}

function ownerOf(part: readonly TileId[], holders: ReadonlyMap<TileId, Seat>): Seat | null {
  for (const id of part) {
    const owner = holders.get(id);
    if (owner !== undefined) return owner;
  }
  return null;
}

/** Recomputes the networks after tiles, contacts or pawns have changed. */
export const withNetworks = (state: State): State => ({
  ...state,
  networks: networksOf(state.tiles, state.contacts, state.pawns),
});

export const networkOf = (networks: readonly Network[], id: TileId): Network =>
  networks.find(({ tiles }) => tiles.includes(id)) as Network;

export const hasFreePawn = (pawns: Pawns, seat: Seat): boolean => pawns[seat]?.includes(null) ?? false;

/** Moves a seat's pawn from one tile to another; null is the hand. */
export const movePawn = (pawns: Pawns, seat: Seat, from: TileId | null, to: TileId | null): Pawns =>
  pawns.with(seat, (pawns[seat] as readonly (TileId | null)[]).with(pawns[seat]?.indexOf(from) ?? 0, to));
