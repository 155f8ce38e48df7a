import { begin } from '@izvilina/kernel/match.ts';
import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import type { Options } from '../options.ts';
import { ascending, cardsUpTo, DECK } from '../pieces/cards.ts';
import type { State } from '../state.ts';
import { dealt, happenings, pick, play, table, wander, wording } from '../testing/play.ts';

const sit = (players: number, options: Partial<Options> = {}): string => {
  const begun = begin(cow006, { players, options, seed: 'sit' });
  return begun.ok ? 'seated' : wording(begun.error);
};

const onTable = (state: State): number[] => [...state.hands, ...state.rows, ...state.bases, state.pool].flat();

describe('the deal', () => {
  it('CW-01 two to ten sit down, no other number does', () => {
    for (let players = 2; players <= 10; players++) expect(sit(players)).toBe('seated');
    for (const players of [-1, 0, 1, 11, 2.5, Number.NaN]) expect(sit(players)).toBe('BAD_OPTIONS');
  });

  it.each([2, 3, 5, 9, 10])('CW-04 %i players: ten cards each, four rows of one, all different', (players) => {
    const state = dealt(players);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(players).fill(10));
    expect(state.rows.map((row) => row.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(onTable(state)).size).toBe(players * 10 + 4);
    expect(state.bases.flat()).toEqual([]);
    expect(state.happened).toEqual([{ type: 'dealt', round: 1, rows: state.rows.flat() }]);
  });

  it('CW-04 the shuffle depends on the seed alone, and any card can start a row', () => {
    expect(dealt(4, {}, 'a')).toEqual(dealt(4, {}, 'a'));
    const firsts = Array.from({ length: 700 }, (_, index) => dealt(2, {}, `shuffle ${index}`).rows.flat()).flat();
    expect(new Set(firsts).size).toBe(104);
  });

  it('CW-04 nobody is shown the cards set aside', () => {
    const state = dealt(2, { endAt: 200 }); // 200 is not the number of a card
    const seen = JSON.stringify([cow006.view(state, 0), cow006.view(state, 'watcher')]);
    const aside = DECK.filter((card) => !onTable(state).includes(card) && card > 10);
    for (const card of aside) expect(seen).not.toMatch(new RegExp(`[[,:]${card}[\\],}]`));
  });

  it('CW-15 the next round is dealt from the whole deck, not from what was set aside', () => {
    const last = { players: 10, hands: cardsUpTo(10).map((card) => [card]), rows: [[20], [30], [40], [50]] };
    let state = table({ ...last, bases: [[55], ...Array(9).fill([])] });
    for (let seat = 0; seat < 10; seat++) state = play(state, seat, pick(seat + 1));
    if (state.phase === 'row') state = play(state, 0, { type: 'takeRow', row: 0 });
    expect(state.round).toBe(2);
    expect(onTable(state).sort(ascending)).toEqual(DECK);
  });

  it('CW-15 each round has a shuffle of its own', () => {
    const first = dealt(3, { rounds: 2 });
    const second = wander(first, 'on', (state) => state.round === 2);
    expect(second.hands).not.toEqual(first.hands);
    expect(happenings(second, 'dealt')).toEqual([{ type: 'dealt', round: 2, rows: second.rows.flat() }]);
  });

  it.each([2, 3, 4])('CW-19 tactical for %i: exactly the cards 1 … 10·n + 4, again every round', (players) => {
    const first = dealt(players, { variant: 'tactical', draft: false, rounds: 2 });
    expect(onTable(first).sort(ascending)).toEqual(cardsUpTo(10 * players + 4));
    const second = wander(first, 'on', (state) => state.round === 2);
    expect(onTable(second).sort(ascending)).toEqual(cardsUpTo(10 * players + 4));
  });

  it('CW-19 the tactical variant is for two to four', () => {
    for (const draft of [true, false]) {
      for (const players of [2, 3, 4]) expect(sit(players, { variant: 'tactical', draft })).toBe('seated');
      for (const players of [1, 5, 10]) expect(sit(players, { variant: 'tactical', draft })).toBe('BAD_OPTIONS');
    }
  });

  it('CW-R2 rows stand in the order dealt, not sorted', () => {
    const sorted = Array.from({ length: 20 }, (_, index) => dealt(2, {}, `rows ${index}`).rows.flat()).filter((rows) =>
      rows.every((card, index) => index === 0 || card > (rows[index - 1] as number)),
    );
    expect(sorted.length).toBeLessThan(10);
  });

  it('CW-R6 the tactical deck may be dealt at random, and hands are then the dealer’s secret', () => {
    const state = dealt(3, { variant: 'tactical', draft: false });
    expect([state.phase, state.drafted, state.pool]).toEqual(['pick', null, []]);
    expect(cow006.view(state, 0).seats.map((seat) => seat.hand !== null)).toEqual([true, false, false]);
  });
});
