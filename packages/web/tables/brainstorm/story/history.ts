import { tokensFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { networksOf } from '@izvilina/games/brainstorm/rules/networks.ts';
import { result } from '@izvilina/games/brainstorm/rules/score.ts';
import type { BrainstormHappening, LaidTile, TileId } from '@izvilina/games/brainstorm/state.ts';
import type { Step } from '../../module.ts';

/** The table after one step. */
export interface Then {
  readonly seq: number;
  readonly tiles: readonly LaidTile[];
  readonly contacts: readonly (readonly [TileId, TileId])[];
  readonly pawns: readonly (readonly TileId[])[];
  readonly tokens: readonly number[];
  readonly happened: readonly BrainstormHappening[];
}

/** The table after every step, rebuilt from the happenings; contacts are those of tiles that joined. */
export function retell(steps: readonly Step<BrainstormHappening>[], players: number): readonly Then[] {
  let now: Then = {
    seq: 0,
    tiles: [],
    contacts: [],
    pawns: Array.from({ length: players }, () => []),
    tokens: Array.from({ length: players }, () => tokensFor(players)),
    happened: [],
  };
  let touches: readonly TileId[] = [];
  return steps.map(({ seq, happened }) => {
    now = { ...now, seq, happened };
    for (const one of happened) {
      if (one.type === 'laid') touches = one.touches;
      now = after(now, one, touches);
    }
    return now;
  });
}

function after(now: Then, one: BrainstormHappening, touches: readonly TileId[]): Then {
  const pawns = (seat: number, change: (own: readonly TileId[]) => readonly TileId[]) =>
    now.pawns.map((own, index) => (index === seat ? change(own) : own));
  switch (one.type) {
    case 'laid':
      return { ...now, tiles: [...now.tiles, one.tile] };
    case 'joined': {
      const there = new Set(now.tiles.map(({ id }) => id));
      const made = touches.filter((id) => there.has(id)).map((id) => [id, one.tile] as const);
      return { ...now, contacts: [...now.contacts, ...made] };
    }
    case 'removed': {
      const gone = new Set(one.tiles.map(({ id }) => id));
      return {
        ...now,
        tiles: now.tiles.filter(({ id }) => !gone.has(id)),
        contacts: now.contacts.filter(([a, b]) => !gone.has(a) && !gone.has(b)),
      };
    }
    case 'claimed':
      return { ...now, pawns: pawns(one.player, (own) => [...own, one.on]) };
    case 'pawnMoved':
      return { ...now, pawns: pawns(one.player, (own) => own.map((id) => (id === one.from ? one.to : id))) };
    case 'pawnReturned':
      return { ...now, pawns: pawns(one.player, (own) => own.filter((id) => id !== one.from)) };
    case 'burner':
      return { ...now, tokens: now.tokens.with(one.player, one.tokens) };
    default:
      return now;
  }
}

/** All seats' points at the end of each turn. */
export function pointsByTurn(
  steps: readonly Step<BrainstormHappening>[],
  players: number,
): readonly (readonly number[])[] {
  return retell(steps, players)
    .filter(({ happened }) => happened.some(({ type }) => type === 'turn' || type === 'over'))
    .map(({ tiles, contacts, pawns, tokens }) => {
      const networks = networksOf(tiles, contacts, pawns);
      return result({ players, tiles, networks, tokens, phase: 'dice' }).scores;
    });
}
