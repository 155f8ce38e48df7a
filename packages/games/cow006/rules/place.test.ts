import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascending, DECK } from '../pieces/cards.ts';
import type { Card } from '../state.ts';
import { all, attempt, happenings, pick, play, table, take } from '../testing/play.ts';
import { rowFor } from './place.ts';

/** Every player has a spare high card, so that the round goes on. */
const spared = (cards: readonly Card[]) => cards.map((card, seat) => [card, 104 - seat]);

const turn = (rows: readonly (readonly Card[])[], ...cards: readonly Card[]) =>
  all(table({ players: cards.length, rows, hands: spared(cards) }), ...cards);

describe('placing', () => {
  it('CW-06 the cards go down in ascending order, whoever played them', () => {
    const state = turn([[10], [40], [60], [90]], 44, 42, 41);
    expect(happenings(state, 'placed').map(({ player, card }) => [player, card])).toEqual([
      [2, 41],
      [1, 42],
      [0, 44],
    ]);
    expect(state.rows[1]).toEqual([40, 41, 42, 44]);
  });

  it('CW-07 a row only grows upwards', () => {
    expect(turn([[50], [60], [70], [80]], 55, 57).rows).toEqual([[50, 55, 57], [60], [70], [80]]);
    expect(rowFor([[50], [60], [70], [80]], 59)).toBe(0);
  });

  it('CW-08 to the nearest below, wherever that row stands', () => {
    expect(rowFor([[12], [30], [33], [38]], 37)).toBe(2);
    expect(rowFor([[33], [12], [38], [30]], 37)).toBe(0);
    expect(rowFor([[3, 36], [35], [34], [1, 2]], 37)).toBe(0);
  });

  it('CW-09 the sixth card takes the five and starts the row', () => {
    const state = turn([[3, 8, 14, 19, 23], [40], [60], [80]], 25, 41);
    expect(state.rows).toEqual([[25], [40, 41], [60], [80]]);
    expect(state.bases).toEqual([[3, 8, 14, 19, 23], []]);
    expect(happenings(state, 'took')).toEqual([
      { type: 'took', player: 0, card: 25, row: 0, cards: [3, 8, 14, 19, 23], penalty: 5, why: 'sixth' },
    ]);
  });

  it('CW-09 the fifth card is still safe', () => {
    expect(turn([[3, 8, 14, 19], [40], [60], [80]], 25, 41).bases).toEqual([[], []]);
  });

  it.each([0, 1, 2, 3])('CW-10 a card below every row takes row %i if its player likes', (row) => {
    const rows = [[20, 21], [35], [50, 52], [70]];
    const asked = turn(rows, 6, 71);
    expect([asked.phase, asked.rows]).toEqual(['row', rows]);
    const state = play(asked, 0, take(row));
    expect(state.bases[0]).toEqual(rows[row]);
    expect(state.rows[row]?.[0]).toBe(6);
  });

  it('CW-11 higher cards wait for the choice and see what came of it', () => {
    const rows = [[14], [22, 27], [31, 36, 38, 40, 42], [58]];
    const asked = turn(rows, 60, 5);
    expect(asked.revealed).toEqual([
      { player: 1, card: 5 },
      { player: 0, card: 60 },
    ]);
    expect(play(asked, 1, take(0)).rows).toEqual([[5], [22, 27], [31, 36, 38, 40, 42], [58, 60]]);
    const spoiled = play(asked, 1, take(3));
    expect(spoiled.rows).toEqual([[14], [22, 27], [60], [5]]);
    expect(spoiled.bases).toEqual([[31, 36, 38, 40, 42], [58]]);
  });

  it('CW-R2 a row that is taken keeps its number', () => {
    expect(turn([[40], [5, 6, 7, 8, 9], [60], [80]], 12, 62).rows).toEqual([[40], [12], [60, 62], [80]]);
  });

  it('CW-R8 several sixth cards in one turn are possible', () => {
    const state = turn([[1, 2, 3, 4, 5], [11, 12, 13, 14, 15], [60], [80]], 6, 16);
    expect(happenings(state, 'took').map(({ player, why }) => [player, why])).toEqual([
      [0, 'sixth'],
      [1, 'sixth'],
    ]);
  });

  const anyTurn = fc
    .record({
      deck: fc.shuffledSubarray([...DECK], { minLength: 104, maxLength: 104 }),
      sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 }),
      players: fc.integer({ min: 2, max: 10 }),
      row: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ deck, sizes, players, row }) => {
      const draw = (count: number) => deck.splice(0, count).sort(ascending);
      const rows = sizes.map(draw);
      const hands = Array.from({ length: players }, () => draw(2));
      return { rows, hands, players, row };
    });

  it('CW-R8 only the lowest card can fall under rule 4, before any placement', () => {
    fc.assert(
      fc.property(anyTurn, ({ rows, hands, players, row }) => {
        const cards = hands.map((hand) => hand[0] as Card);
        const state = all(table({ players, rows, hands }), ...cards);
        const lowest = Math.min(...cards);
        const mustTake = rows.every((cards) => (cards.at(-1) as Card) > lowest);
        expect(state.phase).toBe(mustTake ? 'row' : 'pick');
        if (!mustTake) return;
        expect(happenings(state, 'mustTake')).toEqual([
          { type: 'mustTake', player: cards.indexOf(lowest), card: lowest },
        ]);
        expect([state.rows, happenings(state, 'placed'), happenings(state, 'took')]).toEqual([rows, [], []]);
        const after = attempt(state, cards.indexOf(lowest), take(row));
        expect(after.ok && [after.value.phase, after.value.revealed]).toEqual(['pick', []]);
      }),
    );
  });

  it('a choice of row is refused while nothing is to be chosen, and outside the four', () => {
    const asked = turn([[20], [35], [50], [70]], 6, 71);
    for (const row of [-1, 4]) {
      const result = attempt(asked, 0, take(row));
      expect(!result.ok && result.error).toEqual({ code: 'ILLEGAL_MOVE', params: { reason: 'NO_SUCH_ROW', row } });
    }
    expect(attempt(asked, 1, take(0))).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    expect(attempt(asked, 0, pick(104))).toMatchObject({ ok: false, error: { params: { reason: 'WRONG_PHASE' } } });
  });
});
