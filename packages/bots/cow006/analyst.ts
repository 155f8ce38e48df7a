import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import { HAND, type State } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { Analyst } from '../analysis/analyst.ts';
import { HINT_LEVEL, type Reason } from '../bot.ts';
import { fastFrom } from '../fast.ts';
import { bots } from './bots.ts';
import { samePlan } from './plans.ts';
import { anyCard, sensible } from './policy.ts';
import { WEIGHTS } from './policy-weights.ts';
import { aboutMove } from './reasons.ts';
import { copyTable, emptyTable, endTurn, lay, place, playAt, type Table } from './simulator.ts';
import { matchWin } from './value.ts';

/** Rollouts for a look at one position. */
const EXPLAINING = 1500;

/** A finished round shows its luck only in the totals, so every position is played on to the end of its round. */
export const analyst: Analyst<State, CowView, Move> = {
  effort: { nodes: EXPLAINING, worlds: 64, playouts: 4, linePlayouts: 200 },
  luck: 'deal',
  sideOf: (_, seat) => seat,
  chances,
  isDecision: ({ phase, hands }, { type }) =>
    (type === 'pick' && phase === 'pick' && (hands[0]?.length ?? 0) > 1) || type === 'takeRow' || type === 'draft',
  after: (state, by, move, chance) => (move === null ? state : must(cow006.step(state, { at: 0, by, move }, chance))),
  explain,
  samePlan,
};

/** Weighs the move, too: two cards for the same row differ only in risk and in what follows. */
function explain(view: CowView, move: Move, chance: Chance): readonly Reason[] {
  const { best } = bots.think(HINT_LEVEL, view, chance, { ms: Number.POSITIVE_INFINITY, nodes: EXPLAINING });
  const played = JSON.stringify(move);
  return best.find((weighed) => JSON.stringify(weighed.move) === played)?.why ?? aboutMove(view, move);
}

function chances(state: State, playouts: number, chance: Chance): number[] {
  const { players, options, picks } = state;
  const values = bySeat(players, (seat) => matchWin(state, seat));
  const from = tableOf(state);
  // During the draft only the totals are known.
  if (state.phase === 'draft') return values.map((value) => value(from));
  const fast = fastFrom(chance);
  const policy = options.variant === 'standard' ? sensible(WEIGHTS[players] as Float64Array) : anyCard;
  const table = emptyTable(players);
  const sums = new Float64Array(players);
  for (let n = 0; n < playouts; n++) {
    copyTable(from, table);
    for (let turn = 0; table.left > 0; turn++) {
      for (let seat = 0; seat < players; seat++) {
        const picked = turn === 0 ? (picks[seat] ?? null) : null;
        playAt(table, seat, picked === null ? policy(table, seat, fast) : placeInHand(table, seat, picked));
      }
      endTurn(table, -1);
    }
    for (let seat = 0; seat < players; seat++) sums[seat]! += values[seat]!(table);
  }
  return Array.from(sums, (sum) => Math.max(0, sum / playouts));
}

const placeInHand = ({ hands }: Table, seat: number, card: number): number =>
  hands.indexOf(card, seat * HAND) - seat * HAND;

/** The position as a simulator table. Revealed cards are placed; the lowest takes the cheapest row if it must. */
function tableOf({ players, rows, bases, hands, revealed }: State): Table {
  const table = emptyTable(players);
  rows.forEach((row, index) => {
    table.last[index] = row.at(-1) ?? 0;
    table.count[index] = row.length;
    table.weight[index] = penaltyOf(row);
  });
  bases.forEach((base, seat) => {
    table.taken[seat] = penaltyOf(base);
  });
  hands.forEach((hand, seat) => {
    table.hands.set(hand, seat * HAND);
  });
  for (const card of [...rows, ...bases].flat()) lay(table, card);
  table.left = hands[0]?.length ?? 0;
  for (const { player, card } of revealed) place(table, player, card, -1);
  return table;
}
