import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { type Card, type CowHappening, type Played, ROWS, type State } from '../state.ts';
import { noPicks } from './deal.ts';
import { layAll, takeRow, workingTable } from './place.ts';
import { finishTurn } from './score.ts';

/** CW-05, CW-R1: lays a card face down, replacing an earlier pick; the last player's pick reveals all of them. */
export function pick(state: State, seat: Seat, card: Card, chance: Chance): Result<State> {
  if (!state.hands[seat]?.includes(card)) return refuse('ILLEGAL_MOVE', { reason: 'NOT_IN_HAND', card });
  const picks = state.picks.with(seat, card);
  const picked: CowHappening = { type: 'picked', player: seat, card };
  if (picks.includes(null)) return ok({ ...state, picks, happened: [picked] });
  return ok(reveal(state, picks as readonly Card[], picked, chance));
}

function reveal(state: State, picks: readonly Card[], picked: CowHappening, chance: Chance): State {
  const cards = picks.map((card, player): Played => ({ player, card })).sort((a, b) => a.card - b.card);
  const revealed: State = {
    ...state,
    picks: noPicks(state.players),
    hands: state.hands.map((hand, seat) => hand.filter((card) => card !== picks[seat])),
    played: state.played.map((played, seat) => [...played, picks[seat] as Card]),
  };
  const table = workingTable(state, [picked, { type: 'revealed', cards }]);
  return finishTurn(revealed, table, layAll(table, cards), chance);
}

/** CW-10, CW-11: the lowest card takes the row its player chose, and the waiting cards follow. */
export function chooseRow(state: State, row: number, chance: Chance): Result<State> {
  if (row < 0 || row >= ROWS) return refuse('ILLEGAL_MOVE', { reason: 'NO_SUCH_ROW', row });
  const [lowest, ...waiting] = state.revealed as readonly [Played, ...Played[]];
  const table = workingTable(state, []);
  takeRow(table, lowest.player, lowest.card, row, 'lowest');
  return ok(finishTurn(state, table, layAll(table, waiting), chance));
}
