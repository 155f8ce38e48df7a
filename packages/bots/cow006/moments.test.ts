import { cow006 } from '@izvilina/games/cow006/game.ts';
import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import type { State } from '@izvilina/games/cow006/state.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';
import type { Table } from './simulator.ts';

const inOrder = (rows: readonly string[]): readonly string[] => [...rows].sort();
/** Rows as sorted texts, because they come back in another order. */
const rowsOf = ({ rows }: State) => inOrder(rows.map((row) => `${row.at(-1)} ${row.length} ${penaltyOf(row)}`));
const rowsIn = ({ last, count, weight }: Table) =>
  inOrder([...last].map((end, row) => `${end} ${count[row]} ${weight[row]}`));

test.each([2, 4, 10])(
  'every turn of the round is remembered as it was, whoever took which row (%i players)',
  (players) => {
    const chanceOf = chances(`moments/${players}`);
    for (let game = 0; game < 10; game++) {
      const chance = chanceOf(game);
      let state = must(cow006.setup(players, must(parse(cow006.options, { rounds: 1 }, 'BAD_OPTIONS')), chance));
      const seen: (readonly string[])[] = [];
      while (state.phase !== 'over') {
        if (state.phase === 'pick' && state.picks.every((card) => card === null)) seen.push(rowsOf(state));
        const moments = momentsOf(cow006.view(state, 0));
        const turns = state.phase === 'row' ? seen.length - 1 : Math.max(0, seen.length - 1);
        expect(moments.map(({ before }) => rowsIn(before))).toEqual(seen.slice(0, turns));
        expect(moments.map(({ plays }) => plays[1])).toEqual(state.played[1]?.slice(0, turns));
        expect(moments.map(({ before }) => before.left)).toEqual(moments.map((_, turn) => 10 - turn));
        const turn = cow006.turn(state);
        const seat = turn.over ? 0 : (turn.asks[0]?.seat ?? 0);
        const moves = cow006.moves(cow006.view(state, seat));
        const move = moves.finite ? moves.all[chance.below(moves.all.length)] : undefined;
        if (move === undefined) throw new Error('an asked seat has a move');
        state = must(cow006.step(state, { at: 0, by: seat, move }, chance));
      }
    }
  },
);

test('a position that was set up has no past', () => {
  const hands = [
    [50, 60],
    [51, 61],
  ];
  const position = must(cow006.position({ players: 2, hands, rows: [[1, 2], [10], [20], [30]] }, chanceAt('p', 0)));
  const play = (state: State, by: number, card: number) =>
    must(cow006.step(state, { at: 0, by, move: { type: 'pick', card } }, chanceAt('p', 1)));
  expect(momentsOf(cow006.view(play(play(position, 0, 50), 1, 51), 0))).toEqual([]);
});
