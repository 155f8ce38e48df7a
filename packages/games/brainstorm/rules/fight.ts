import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { illegal } from '../moves/illegal.ts';
import { type Clash, type Newest, type State, withHappened } from '../state.ts';
import { resolved } from './aftermath.ts';
import { fightAgainst } from './consequences.ts';
import { joined } from './join.ts';
import { removed } from './removal.ts';

/** BS-20: the player, none of whose networks is touched, chooses whom the tile fights for. */
export function chooseSide(state: State, side: Seat): Result<State> {
  const { foes } = state.clash as Clash;
  if (!foes.includes(side)) return illegal('NOT_TOUCHED');
  const clash: Clash = { side, foes: foes.filter((foe) => foe !== side) };
  return ok(fightOn(withHappened({ ...state, clash }, { type: 'side', player: state.turn, side })));
}

/** BS-21, BS-R7: the player chooses whom to fight next. */
export function attack(state: State, foe: Seat): Result<State> {
  const { foes } = state.clash as Clash;
  return foes.includes(foe) ? ok(fought(state, foe)) : illegal('NOT_TO_BE_FOUGHT');
}

/** The last opponent is fought without a question; with none left the tile has won and joins its side. */
export function fightOn(state: State): State {
  const { side, foes } = state.clash as Clash;
  const [foe, another] = foes;
  if (foe === undefined) return resolved(joined({ ...state, clash: null }, side));
  return another === undefined ? fought(state, foe) : { ...state, phase: 'attack' };
}

/** BS-17, BS-18, BS-R8: the tile fights all touched tiles of one opponent. A lost fight is the last. */
function fought(state: State, foe: Seat): State {
  const { side, foes } = state.clash as Clash;
  const newest = state.newest as Newest;
  const { tiles, wins } = fightAgainst(state, newest, foe);
  const noted = withHappened(state, {
    type: 'battle',
    player: state.turn,
    side: side as Seat,
    against: foe,
    tile: newest.id,
    tiles,
    won: wins,
  });
  if (!wins) return resolved(removed({ ...noted, clash: null }, [newest.id]));
  return fightOn(removed({ ...noted, clash: { side, foes: foes.filter((left) => left !== foe) } }, tiles));
}
