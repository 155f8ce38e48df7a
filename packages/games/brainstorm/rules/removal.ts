import {
  type BrainstormHappening,
  type Network,
  type Shaken,
  type State,
  type TileId,
  withHappened,
} from '../state.ts';
import { partsOf, withNetworks } from './networks.ts';

/** BS-29: tiles leave the game and nothing else moves. What remains of their networks is resolved later (BS-R9). */
export function removed(state: State, ids: readonly TileId[]): State {
  if (ids.length === 0) return state;
  const gone = new Set(ids);
  const hit = state.networks.filter(({ tiles }) => tiles.some((id) => gone.has(id)));
  const parts = hit.map(({ tiles }) =>
    partsOf(
      tiles.filter((id) => !gone.has(id)),
      state.contacts,
    ),
  );
  const shaken = hit.flatMap((network, index): Shaken[] => {
    const { owner } = network;
    return owner === null ? [] : [{ owner, from: pawnOn(state, network), parts: parts[index] ?? [] }];
  });
  const splits = hit.flatMap(({ owner }, index): BrainstormHappening[] =>
    (parts[index]?.length ?? 0) > 1 ? [{ type: 'split', owner, parts: parts[index] ?? [] }] : [],
  );
  const next = withNetworks({
    ...state,
    tiles: state.tiles.filter(({ id }) => !gone.has(id)),
    contacts: state.contacts.filter(([a, b]) => !gone.has(a) && !gone.has(b)),
    shaken: [...state.shaken, ...shaken],
  });
  return withHappened(next, { type: 'removed', tiles: state.tiles.filter(({ id }) => gone.has(id)) }, ...splits);
}

const pawnOn = ({ pawns }: State, { owner, tiles }: Network): TileId =>
  pawns[owner ?? 0]?.find((id) => id !== null && tiles.includes(id)) as TileId;
