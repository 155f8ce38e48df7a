import { chances } from '@izvilina/kernel/chance.ts';
import { advance, begin } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { SLOTS } from '../pieces/slots.ts';
import { card, cross, deck, ruleCard } from '../scenarios/pieces.ts';
import { refusal, table } from '../testing/play.ts';

const set = (position: object): string => refusal(notnot.position(position, chances('set')(0)));
const two = { players: 2, table: cross('red', 'green', 'blue', 'white') };
const at = (level: string) => ({ ...two, options: { level } });

describe('a given position', () => {
  it('with a roll the round is open, without one the referee rolls', () => {
    const open = table({ ...at('discovery'), roll: ['up', 'red'] });
    expect([open.phase, open.roll, open.right]).toEqual(['open', ['up', 'red', 'nothing'], ['top']]);
    expect(table(at('discovery'))).toMatchObject({ phase: 'between', roll: null, right: [] });
  });

  it('what is left out is natural', () => {
    const state = table({ players: 3, options: { level: 'hard' } });
    expect(SLOTS.every((slot) => state.table[slot]?.kind === 'portal')).toBe(true);
    expect([state.deck.length, state.won, state.rules]).toEqual([44, [0, 0, 0], ['notnot', 'arrow']]);
    expect(table(two).deck).toHaveLength(47);
    expect(table({ ...two, won: [2, 3] }).deck).toHaveLength(42);
    expect(table({ ...two, rules: ['lie', 'notnot'] }).rules).toEqual(['notnot', 'lie']);
    expect(table({ ...two, rules: ['notnot'] }).deck[15]).toMatchObject({ kind: 'rule', rule: 'arrow' });
  });

  it('equal cards of the cross are four different ones as long as there are as many', () => {
    const reds = Object.values(table({ ...two, table: cross('red', 'red', 'red', 'red') }).table);
    expect(new Set(reds.map((red) => red?.background)).size).toBe(4);
  });

  it('takes the deck as it is written, the first card on top', () => {
    const state = table({ ...at('hard'), deck: [card('red', 'left', true), card('void', 'down')] });
    expect(state.deck).toMatchObject([
      { kind: 'portal', colour: 'red', arrow: 'left', lie: true },
      { kind: 'void', arrow: 'down', lie: false },
    ]);
  });

  it('NN-05 refuses two voids on the table', () => {
    expect(set({ players: 2, table: cross('void', 'red', 'void', 'blue') })).toBe('BAD_POSITION TWO_VOIDS');
  });

  it('NN-R8 refuses a rule card outside the first game, on the table, or twice', () => {
    for (const level of ['discovery', 'normal', 'hard', 'extreme']) {
      expect(set({ ...at(level), deck: [ruleCard('lie')] })).toBe('BAD_POSITION RULE_CARD_OUTSIDE_FIRST');
      expect(set({ ...at(level), rules: ['notnot'] })).toBe('BAD_POSITION RULE_CARD_OUTSIDE_FIRST');
    }
    expect(set({ ...two, table: { ...two.table, top: ruleCard('lie') } })).toBe('BAD_POSITION RULE_CARD_ON_TABLE');
    expect(set({ ...two, deck: [ruleCard('lie'), ruleCard('lie')] })).toBe('BAD_POSITION RULE_TWICE');
    expect(set({ ...two, deck: [ruleCard('lie')], rules: ['lie'] })).toBe('BAD_POSITION RULE_TWICE');
    expect(set({ ...two, deck: [ruleCard('lie')], rules: ['arrow'] })).toBe('accepted');
  });

  it('NN-01 refuses other numbers of players, and options that are none', () => {
    for (const players of [0, 1, 9, 2.5]) expect(set({ ...two, players })).toBe('BAD_OPTIONS');
    for (const options of [{ level: 'easy' }, { answerMs: 0 }, { notNothing: 1 }, { speed: 2 }])
      expect(set({ ...two, options })).toBe('BAD_OPTIONS');
  });

  it('refuses rolls and cards that cannot be', () => {
    for (const roll of [
      ['up'],
      ['up', 'white'],
      ['not', 'up'],
      ['up', 'red', 'maybe'],
      'up red',
      ['up', 'red', 'not', 'not'],
    ])
      expect(set({ ...at('normal'), roll })).toBe('BAD_POSITION');
    expect(set({ ...at('normal'), roll: ['up', 'red'] })).toBe('BAD_POSITION NEGATION_MISSING');
    expect(set({ ...at('discovery'), roll: ['up', 'red', 'not'] })).toBe('BAD_POSITION NEGATION_NOT_IN_USE');
    expect(set({ ...at('discovery'), roll: ['up', 'red', 'nothing'] })).toBe('accepted');
    for (const top of [
      { kind: 'portal', colour: 'pink' },
      { kind: 'portal' },
      { kind: 'portal', colour: 'red', background: 'red' },
      { kind: 'hole' },
    ])
      expect(set({ ...two, table: { ...two.table, top } })).toBe('BAD_POSITION');
    expect(set({ ...two, table: { top: card('red') } })).toBe('BAD_POSITION');
    expect(set({ ...two, won: [1] })).toBe('BAD_POSITION WON_NOT_ONE_PER_SEAT');
    expect(set({ ...two, won: [50, 50] })).toBe('BAD_POSITION TOO_MANY_WON');
    for (const won of [
      [-1, 0],
      [0.5, 0],
    ])
      expect(set({ ...two, won })).toBe('BAD_POSITION');
    expect(set({ ...two, speed: 1 })).toBe('BAD_POSITION');
  });
});

describe('a move from outside', () => {
  const match = must(
    begin(notnot, {
      players: 2,
      options: {},
      seed: '0',
      position: { ...at('discovery'), deck: deck('red'), roll: ['up', 'red'] },
    }),
  );
  const point = { type: 'point', slot: 'top', at: 400 };

  it.each([
    { ...point, at: -1 },
    { ...point, at: Number.NaN },
    { ...point, at: Number.POSITIVE_INFINITY },
    { ...point, at: '400' },
    { ...point, slot: 'middle' },
    { ...point, uncertainty: -1 },
    { ...point, uncertainty: null },
    { ...point, extra: 1 },
    { type: 'point', slot: 'top' },
    { type: 'roll' },
  ])('%o is malformed', (move) => {
    expect(refusal(advance(match, { at: 0, by: 0, move }))).toBe('BAD_MOVE');
  });

  it('a hold or a lead beyond its bounds is malformed too', () => {
    for (const act of [
      { type: 'roll', hold: 351 },
      { type: 'roll', lead: -1 },
      { type: 'close', hold: 1 },
    ])
      expect(refusal(advance(match, { at: 0, by: 'referee', act }))).toBe('BAD_MOVE');
  });
});
