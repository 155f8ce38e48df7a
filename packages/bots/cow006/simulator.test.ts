import { cow006 } from '@izvilina/games/cow006/game.ts';
import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import { HAND, type State } from '@izvilina/games/cow006/state.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { expect, test } from 'vitest';
import { emptyTable, endTurn, PENALTY, playAt, type Table } from './simulator.ts';

const TURNS = 100_000;
const OPTIONS = must(parse(cow006.options, { rounds: 50 }, 'BAD_OPTIONS'));

/** Copies the deal from the rules' state. */
function takeOver(state: State, table: Table): void {
  table.left = HAND;
  state.hands.forEach((hand, seat) => {
    table.hands.set(hand, seat * HAND);
  });
  state.rows.forEach((row, index) => {
    table.last[index] = row[0] as number;
    table.count[index] = 1;
    table.weight[index] = PENALTY[row[0] as number] as number;
  });
  table.taken.fill(0);
}

/** One turn by the rules and by the simulator; `chosen` is the row taken under rule 4, or −1. */
function playTurn(state: State, table: Table, chance: Chance): { state: State; chosen: number } {
  let next = state;
  for (let seat = 0; seat < table.players; seat++) {
    const at = chance.below(table.left);
    const card = table.hands[seat * HAND + at] as number;
    playAt(table, seat, at);
    next = must(cow006.step(next, { at: 0, by: seat, move: { type: 'pick', card } }, chance));
  }
  let chosen = -1;
  if (next.phase === 'row') {
    chosen = chance.below(4);
    const by = next.revealed[0]?.player as number;
    next = must(cow006.step(next, { at: 0, by, move: { type: 'takeRow', row: chosen } }, chance));
  }
  endTurn(table, chosen);
  return { state: next, chosen };
}

const looks = (state: State) => ({
  last: state.rows.map((row) => row.at(-1)),
  count: state.rows.map((row) => row.length),
  weight: state.rows.map(penaltyOf),
  taken: state.bases.map(penaltyOf),
});
const looksOf = ({ last, count, weight, taken }: Table) => ({
  last: [...last],
  count: [...count],
  weight: [...weight],
  taken: [...taken],
});

test('the simulator is the rules: rows and bases agree over 100 000 turns of 2 to 10 players', () => {
  const chanceOf = chances('differential');
  const seen = { turns: 0, chosen: 0, sixth: 0 };
  for (let game = 0; seen.turns < TURNS; game++) {
    const chance = chanceOf(game);
    const players = 2 + (game % 9);
    const table = emptyTable(players);
    let state = must(cow006.setup(players, OPTIONS, chance));
    for (let round = 1; round <= 50 && seen.turns < TURNS; round++) {
      takeOver(state, table);
      for (let turn = 1; turn <= HAND; turn++) {
        const played = playTurn(state, table, chance);
        state = played.state;
        seen.turns++;
        if (played.chosen >= 0) seen.chosen++;
        if (state.happened.some((happening) => happening.type === 'took' && happening.why === 'sixth')) seen.sixth++;
        const [got, wanted] = turn === HAND ? [[...table.taken], state.rounds.at(-1)] : [looksOf(table), looks(state)];
        if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got).toEqual(wanted);
      }
    }
  }
  expect(seen.turns).toBeGreaterThanOrEqual(TURNS);
  expect(seen.chosen).toBeGreaterThan(10_000);
  expect(seen.sixth).toBeGreaterThan(10_000);
}, 60_000);
