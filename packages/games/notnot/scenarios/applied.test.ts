import { expect, it } from 'vitest';
import { notnot } from '../game.ts';
import type { Negation, Word } from '../pieces/dice.ts';
import type { NotNotHappening, State } from '../state.ts';
import { judged, roll, table, touch } from '../testing/play.ts';
import { applied } from './applied.ts';
import { card, cross, deck, discovery, extreme, normal, ruleCard } from './pieces.ts';

const CARDS = deck('white', 'yellow', 'white', 'white');

/** The rules behind all happenings of a closed round that the log tells, the roll first. */
function rulesBehind(open: State, closed: State): readonly (string | null)[] {
  const rolled: NotNotHappening = { type: 'rolled', round: 1, roll: open.roll!, ink: open.ink! };
  const log = [rolled, ...closed.happened].filter(({ type }) => type !== 'laid' && type !== 'pointed');
  return log.map((happening, i) => applied(happening, log.slice(0, i)));
}

const round = (roll: readonly [Word, Word, Negation?], more: object = {}) =>
  table({ players: 2, options: normal, table: cross('red', 'green', 'blue', 'yellow'), deck: CARDS, roll, ...more });

it('NN-12 NN-10 an ordinary round leads to its roll, and a mistake to what it costs', () => {
  const open = round(['up', 'blue', 'nothing']);
  expect(rulesBehind(open, judged(open, touch('top'), null))).toEqual(['NN-12', null, null]);
  expect(rulesBehind(open, judged(open, touch('top', 900), touch('left', 500)))).toEqual([
    'NN-12',
    null,
    'NN-10',
    null,
  ]);
});

it('NN-26 a roll under a lie leads to what the lie makes of it, and so it is in every view', () => {
  const under = (lie: boolean) => {
    const lying = Array.from({ length: 6 }, () => card('white', 'up', lie));
    const rolled = roll(
      table({ players: 2, options: extreme, table: cross('red', 'green', 'blue', 'yellow'), deck: lying }),
    );
    return notnot.view(rolled, 'watcher').happened.map((one) => applied(one, []));
  };
  expect(under(true)).not.toEqual(under(false));
  expect(['NN-26', 'NN-21', 'NN-R3']).toContain(under(true)[0]);
});

it('NN-14 NN-15 NN-22 a round without an answer leads to why there was none', () => {
  for (const [roll, rule] of [
    [['nothing', 'nothing', 'nothing'], 'NN-14'],
    [['nothing', 'nothing', 'notnot'], 'not-not-nothing'],
  ] as const) {
    const open = round(roll);
    expect(rulesBehind(open, judged(open)).at(-1)).toBe(rule);
  }
  const none = round(['nothing', 'red', 'nothing'], { table: cross('white', 'green', 'blue', 'yellow') });
  expect(rulesBehind(none, judged(none)).at(-1)).toBe('NN-15');
});

it('NN-19 NN-09 a void that is taken, and a second winner', () => {
  const open = round(['nothing', 'red', 'nothing'], { table: cross('red', 'green', 'red', 'void') });
  expect(rulesBehind(open, judged(open, touch('top'), null)).at(-1)).toBe('NN-19');
  expect(rulesBehind(open, judged(open, touch('top'), touch('bottom', 505))).slice(-2)).toContain('NN-09');
});

it('NN-20 NN-25 NN-26 a new rule leads to what it says', () => {
  for (const [rule, row] of [
    ['notnot', 'NN-20'],
    ['arrow', 'NN-25'],
    ['lie', 'NN-26'],
  ] as const) {
    const open = table({
      players: 2,
      options: { level: 'first' },
      table: cross('red', 'green', 'blue', 'yellow'),
      deck: [ruleCard(rule), card('white'), card('red')],
      roll: ['up', 'nothing'],
    });
    expect(rulesBehind(open, judged(open, touch('top'), null))).toContain(row);
  }
});

it('NN-R1 NN-R12 NN-27 all wrong, too slow, the end of the deck', () => {
  const open = round(['up', 'nothing', 'nothing']);
  expect(rulesBehind(open, judged(open, touch('left'), touch('right')))[1]).toBe('NN-R1');
  expect(rulesBehind(open, judged(open))).toEqual(['NN-13', 'NN-R12']);
  const last = round(['up', 'nothing'], { options: discovery, deck: [] });
  expect(rulesBehind(last, judged(last, touch('top'), null)).at(-1)).toBe('NN-27');
});
