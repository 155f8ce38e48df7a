import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { illegal } from '../moves/illegal.ts';
import { type Claim, type Merge, type Shaken, type State, type TileId, withHappened } from '../state.ts';
import { claimed, pawnReturned } from './join.ts';
import { hasFreePawn, movePawn, withNetworks } from './networks.ts';
import { afterThrow } from './turn-end.ts';

/** BS-R9: after all fights and removals. First, pawns with nothing left to stand on return to their owners. */
export function resolved(state: State): State {
  const inOrder = [...state.shaken].sort((a, b) => fromTurn(state, a.owner) - fromTurn(state, b.owner));
  let next: State = { ...state, shaken: [], relocations: inOrder.filter(needsMove) };
  for (const { owner, from, parts } of inOrder) {
    const [only, ...others] = parts.flat();
    if (only === undefined) next = pawnReturned(next, owner, from);
    else if (others.length === 0 && only !== from) next = pawnMoved(next, owner, from, only);
  }
  const claims = claimsOf(inOrder);
  return goOn({ ...next, claims });
}

const fromTurn = ({ turn, players }: State, seat: Seat): number => (seat - turn + players) % players;

/** BS-19, BS-22: whether the owner has a choice for a pawn whose tile is gone or whose network fell apart. */
const needsMove = ({ from, parts }: Shaken): boolean => {
  const left = parts.flat();
  return parts.length > 1 || (left.length > 1 && !left.includes(from));
};

/** By owner, all parts that fell apart; which are still unclaimed is decided when the owner is asked. */
function claimsOf(shaken: readonly Shaken[]): Claim[] {
  const claims: Claim[] = [];
  for (const { owner, parts } of shaken) {
    if (parts.length < 2) continue;
    const index = claims.findIndex((claim) => claim.owner === owner);
    const known = claims[index];
    if (known) claims[index] = { owner, parts: [...known.parts, ...parts] };
    else claims.push({ owner, parts });
  }
  return claims;
}

/** Asks the next question: which pawn returns, where pawns go, what else is claimed; then the turn goes on. */
function goOn(state: State): State {
  if (state.merge) return { ...state, phase: 'return' };
  if (state.relocations.length > 0) return { ...state, phase: 'relocate' };
  const claims = state.claims
    .map(({ owner, parts }): Claim => ({ owner, parts: parts.filter((part) => isNeutral(state, part)) }))
    .filter(({ owner, parts }) => parts.length > 0 && hasFreePawn(state.pawns, owner));
  if (claims.length > 0) return { ...state, claims, phase: 'claim' };
  return afterThrow({ ...state, claims, newest: null });
}

const isNeutral = ({ networks }: State, part: readonly TileId[]): boolean =>
  networks.some(({ owner, tiles }) => owner === null && tiles.includes(part[0] as TileId));

/** BS-15, BS-R6: the chosen pawn of a merged network returns. */
export function returnPawn(state: State, from: TileId): Result<State> {
  const { owner, pawns } = state.merge as Merge;
  if (!pawns.includes(from)) return illegal('NO_SUCH_PAWN');
  return ok(goOn(pawnReturned({ ...state, merge: null }, owner, from)));
}

/** BS-19, BS-22: the pawn moves to any remaining tile of its network, or stays. */
export function relocate(state: State, from: TileId, to: TileId): Result<State> {
  const [shaken, ...relocations] = state.relocations as [Shaken, ...Shaken[]];
  if (shaken.from !== from) return illegal('NO_SUCH_PAWN');
  if (!shaken.parts.some((part) => part.includes(to))) return illegal('NOT_OF_THIS_NETWORK');
  return ok(goOn(pawnMoved({ ...state, relocations }, shaken.owner, from, to)));
}

const pawnMoved = (state: State, owner: Seat, from: TileId, to: TileId): State =>
  withHappened(withNetworks({ ...state, pawns: movePawn(state.pawns, owner, from, to) }), {
    type: 'pawnMoved',
    player: owner,
    from,
    to,
  });

/** BS-22: puts a free pawn on another part; null claims nothing more. */
export function claim(state: State, on: TileId | null): Result<State> {
  const [open, ...others] = state.claims as [Claim, ...Claim[]];
  if (on === null) return ok(goOn({ ...state, claims: others }));
  if (!open.parts.some((part) => part.includes(on))) return illegal('NOT_TO_BE_CLAIMED');
  return ok(goOn(claimed(state, open.owner, on)));
}

/** BS-13, BS-14, BS-R12: puts a free pawn on the tile just laid, if its player wants to. */
export const putPawn = (state: State, on: boolean): State =>
  goOn(on ? claimed(state, state.turn, state.newest?.id as TileId) : state);
