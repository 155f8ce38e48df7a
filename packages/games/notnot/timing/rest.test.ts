import { chances } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { card, cross, deck, ruleCard } from '../scenarios/pieces.ts';
import { close, judged, referee, refusal, table, touch } from '../testing/play.ts';

const agreed = (options: Json): string => refusal(begin(notnot, { players: 2, options, seed: 'rest' }));

/** Milliseconds from the close of a round to the next roll. */
const rest = (options: object, cards: readonly object[] = deck('white', 'white', 'yellow')): number => {
  const open = table({
    players: 2,
    options,
    table: cross('red', 'green', 'red', 'blue'),
    deck: cards,
    roll: ['nothing', 'red'],
  });
  const after = judged(open, touch('top'), null);
  return (referee(after)?.due as number) - after.since;
};

describe('the rest between two rounds', () => {
  it('is two and a half seconds, and six after a new rule', () => {
    expect(rest({})).toBe(2500);
    expect(rest({}, [ruleCard('notnot'), card('white')])).toBe(6000);
  });

  it('leaves time for each of two rules that come up together', () => {
    expect(rest({}, [ruleCard('notnot'), ruleCard('arrow'), card('white')])).toBe(9500);
  });

  it('is what the host says, and longer by that after a new rule', () => {
    for (const [restMs, afterRule] of [
      [500, 2000],
      [1000, 3000],
      [5000, 11_000],
    ]) {
      expect(rest({ restMs })).toBe(restMs);
      expect(rest({ restMs }, [ruleCard('notnot'), card('white')])).toBe(afterRule);
    }
  });

  it('does not put off the first roll', () => {
    const start = table({ players: 2, options: { restMs: 20_000 } });
    expect(referee(start)).toEqual({ due: 0, act: { type: 'roll' } });
  });

  it('counts from the close, however late that was', () => {
    const open = table({ players: 2, options: { restMs: 1000 }, roll: ['up', 'nothing'] });
    expect(referee(close(open, 9000))?.due).toBe(10_000);
  });
});

describe('what the host may agree on', () => {
  it.each([0, 499, 20_001, 2500.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '2500', null, true])(
    'restMs %o is refused',
    (restMs) => expect(agreed({ restMs })).toBe('BAD_OPTIONS'),
  );
  it.each([500, 1000, 2500, 20_000])('restMs %d is accepted', (restMs) => expect(agreed({ restMs })).toBe('accepted'));
  it.each([0, 1, 'yes', null])('shapes %o is refused', (shapes) => expect(agreed({ shapes })).toBe('BAD_OPTIONS'));

  it('shapes are for everybody to see, and not there unless agreed', () => {
    for (const viewer of [0, 1, 'watcher'] as const) {
      const seen = (options: object) =>
        notnot.view(table({ players: 2, options, roll: ['up', 'red'] }), viewer).options.shapes;
      expect([seen({ shapes: true }), seen({ shapes: false }), seen({})]).toEqual([true, false, undefined]);
    }
  });

  it('neither changes the deal or what is right', () => {
    const dealt = (options: object) =>
      notnot.position({ players: 2, options, roll: ['up', 'red'] }, chances('same')(0));
    const [plain, aided] = [dealt({}), dealt({ restMs: 1000, shapes: true })];
    if (!plain.ok || !aided.ok) throw new Error('refused');
    expect({ ...aided.value, options: plain.value.options }).toEqual(plain.value);
  });
});
