import { ok, type Result } from '@izvilina/kernel/result.ts';
import { holdsDie, type Lay, placementOf } from '../geometry/placement.ts';
import { type Fault, illegal } from '../moves/illegal.ts';
import { HOLES, SIZE_OF } from '../pieces/pieces.ts';
import { type LaidTile, type Rest, type State, withHappened } from '../state.ts';
import { resolved } from './aftermath.ts';
import { type Consequences, consequences } from './consequences.ts';
import { fightOn } from './fight.ts';
import { joined } from './join.ts';
import { withNetworks } from './networks.ts';

/** BS-10: lays a tile of the die's size so that the die fits freely into one of its holes. */
export function lay(state: State, rest: Rest, move: Lay): Result<State> {
  const reason = layFault(rest, move);
  return reason === null ? ok(laid(state, rest, move)) : illegal(reason);
}

function layFault(rest: Rest, move: Lay): Fault | null {
  if (SIZE_OF[rest.die] !== move.tile) return 'WRONG_SIZE';
  if (move.hole >= HOLES[move.tile].length) return 'NO_SUCH_HOLE';
  return holdsDie(rest, move) ? null : 'DIE_DOES_NOT_FIT';
}

function laid(state: State, rest: Rest, move: Lay): State {
  const placed = placementOf(rest, move);
  const what = consequences(state, state.turn, placed);
  const tile: LaidTile = { id: `p${state.lastId + 1}`, ...placed };
  const next = withNetworks({
    ...state,
    tiles: [...state.tiles, tile],
    supply: { ...state.supply, [tile.tile]: state.supply[tile.tile] - 1 },
    lastId: state.lastId + 1,
    rest: null,
    newest: { id: tile.id, touches: what.touches },
    box: what.takesBoxOff ? null : state.box,
    dry: 0,
  });
  const noted = withHappened(next, { type: 'laid', player: state.turn, tile, touches: what.touches });
  return follow(what.takesBoxOff ? withHappened(noted, { type: 'boxTakenOff' }) : noted, what);
}

/** BS-R19: what a new tile touches and what follows. */
function follow(state: State, { kind, claimable, sides, fights }: Consequences): State {
  const foes = fights.map(({ against }) => against);
  switch (kind) {
    case 'free': {
      const next = joined(state, null);
      return claimable ? { ...next, phase: 'pawn' } : resolved(next);
    }
    case 'own':
    case 'foreign':
      return resolved(joined(state, sides[0]?.player ?? null));
    case 'battle':
      return fightOn({ ...state, clash: { side: state.turn, foes } });
    case 'side':
      return { ...state, phase: 'side', clash: { side: null, foes } };
  }
}
