import type { Seat } from '@izvilina/kernel/game.ts';
import { type Newest, type State, type TileId, withHappened } from '../state.ts';
import { movePawn, networkOf, withNetworks } from './networks.ts';

/** BS-14 to BS-16: the new tile joins what it touches; if that unites two pawns of one owner, one has to return. */
export function joined(state: State, owner: Seat | null): State {
  const { id, touches } = state.newest as Newest;
  const there = new Set(state.tiles.map((tile) => tile.id));
  const contacts = touches.filter((other) => there.has(other)).map((other) => [other, id] as const);
  if (contacts.length === 0) return state;
  const next = withNetworks({ ...state, contacts: [...state.contacts, ...contacts] });
  const { tiles } = networkOf(next.networks, id);
  return merged(withHappened(next, { type: 'joined', player: state.turn, tile: id, owner, tiles }), owner, tiles);
}

/** BS-15, BS-R6: the owner chooses which of the pawns returns. */
function merged(state: State, owner: Seat | null, tiles: readonly TileId[]): State {
  const pawns = owner === null ? [] : (state.pawns[owner] ?? []).filter((id) => id !== null && tiles.includes(id));
  if (owner === null || pawns.length < 2) return state;
  const merge = { owner, pawns: pawns as TileId[] };
  return withHappened({ ...state, merge }, { type: 'merged', ...merge });
}

export const pawnReturned = (state: State, owner: Seat, from: TileId): State =>
  withHappened(withNetworks({ ...state, pawns: movePawn(state.pawns, owner, from, null) }), {
    type: 'pawnReturned',
    player: owner,
    from,
  });

/** A free pawn on a tile makes its whole network the player's own. */
export function claimed(state: State, player: Seat, on: TileId): State {
  const next = withNetworks({ ...state, pawns: movePawn(state.pawns, player, null, on) });
  return withHappened(next, { type: 'claimed', player, on, tiles: networkOf(next.networks, on).tiles });
}
