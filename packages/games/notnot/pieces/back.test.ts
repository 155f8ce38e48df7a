import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { card, cross, ruleCard } from '../scenarios/pieces.ts';
import { table } from '../testing/play.ts';
import { backOf, bearing } from './back.ts';
import { RULES, type Rule } from './cards.ts';
import { DIRECTIONS, turned } from './slots.ts';

const at = (level: string, deck: readonly object[], roll: readonly string[]) =>
  table({ players: 2, options: { level }, table: cross('red', 'green', 'yellow', 'blue'), deck, roll });

describe('the back of the deck', () => {
  it('NN-25 an arrow to the right: up is right, right is bottom, down is left, left is top', () => {
    expect(DIRECTIONS.map((direction) => turned(direction, 'right'))).toEqual(['right', 'bottom', 'left', 'top']);
    expect(DIRECTIONS.map((direction) => turned(direction, 'left'))).toEqual(['left', 'top', 'right', 'bottom']);
    const rolls = (['up', 'right', 'down', 'left'] as const).map(
      (word) => at('hard', [card('red', 'right')], [word, 'nothing', 'nothing']).right,
    );
    expect(rolls.flat()).toEqual(['right', 'bottom', 'left', 'top']);
  });

  it('NN-25 colours do not turn', () => {
    for (const arrow of DIRECTIONS)
      expect(at('hard', [card('red', arrow)], ['nothing', 'green', 'nothing']).right).toEqual(['right']);
  });

  it('NN-25 the arrow counts from hard on, the lie only at extreme', () => {
    const deck = [card('red', 'down', true)];
    expect(at('discovery', deck, ['up', 'nothing'])).toMatchObject({ up: 'top', lie: false, right: ['top'] });
    expect(at('normal', deck, ['up', 'nothing', 'nothing'])).toMatchObject({ up: 'top', lie: false, right: ['top'] });
    expect(at('hard', deck, ['up', 'nothing', 'nothing'])).toMatchObject({
      up: 'bottom',
      lie: false,
      right: ['bottom'],
    });
    expect(at('extreme', deck, ['up', 'red', 'nothing'])).toMatchObject({ up: 'bottom', lie: true });
  });

  it('NN-26 a lie is one more negation', () => {
    const lying = [card('white', 'up', true)];
    expect(at('extreme', lying, ['right', 'green', 'nothing']).right).toEqual(['top', 'bottom', 'left']);
    expect(at('extreme', lying, ['down', 'blue', 'notnotnot']).right).toEqual(['bottom', 'left']);
    expect(at('extreme', lying, ['down', 'blue', 'not']).right).toEqual(['bottom', 'left']);
    expect(at('extreme', lying, ['right', 'green', 'notnot']).right).toEqual(['top', 'bottom', 'left']);
    expect(at('extreme', lying, ['nothing', 'nothing', 'nothing']).right).toHaveLength(4);
    expect(at('extreme', lying, ['nothing', 'nothing', 'not']).right).toEqual([]);
  });

  it('NN-26 without the sign it is hard', () => {
    const honest = [card('white', 'left', false)];
    for (const roll of [
      ['up', 'red', 'not'],
      ['left', 'nothing', 'nothing'],
      ['nothing', 'nothing', 'notnot'],
    ])
      expect(at('extreme', honest, roll).right).toEqual(at('hard', honest, roll).right);
  });

  it('NN-29 everybody has the same up: the screen’s', () => {
    const state = at('normal', [card('red', 'down')], ['up', 'nothing', 'nothing']);
    expect(state.right).toEqual(['top']);
    for (const viewer of [0, 1, 'watcher'] as const) expect(notnot.view(state, viewer).table).toEqual(state.table);
  });

  it('NN-R6 with an empty deck up is up and nothing lies', () => {
    expect(at('extreme', [], ['up', 'nothing', 'nothing'])).toMatchObject({ up: 'top', lie: false, right: ['top'] });
    expect(notnot.view(at('extreme', [], ['up', 'nothing', 'nothing']), 0).back).toBeNull();
    expect(bearing(null, RULES)).toEqual({ up: 'top', lie: false });
  });

  it('NN-R10 a rule card on top shows its own arrow and never a lie', () => {
    const rules: readonly Rule[] = ['notnot', 'arrow'];
    const state = table({
      players: 2,
      table: cross('red', 'red', 'red', 'red'),
      deck: [ruleCard('lie', 'left')],
      rules,
    });
    expect(backOf(state.deck)).toEqual({ arrow: 'left', lie: false });
    const refused = notnot.position({ players: 2, deck: [{ ...ruleCard('lie'), lie: true }] }, { below: () => 0 });
    expect(refused.ok).toBe(false);
  });
});
