import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { expect, test } from 'vitest';
import { atRoll } from './at-roll.ts';

const card = { kind: 'portal', colour: 'red', background: 'blue', arrow: 'up', lie: false } as const;
const happened: readonly NotNotHappening[] = [
  { type: 'closed', round: 20, on: 'touch', right: ['top'] },
  { type: 'won', player: 0, slot: 'top', card },
  { type: 'rule', rule: 'lie' },
  { type: 'laid', slot: 'top', card },
];

test('a verdict is told beside the deck, the rules and the back of its roll, whatever was seen before', () => {
  const view = {
    phase: 'between',
    deck: 35,
    rules: ['notnot', 'arrow', 'lie'],
    back: { arrow: 'down', lie: true },
    last: { up: 'left', lie: false },
    happened,
  } as unknown as NotNotView;
  expect(atRoll(view)).toEqual({ deck: 37, rules: ['notnot', 'arrow'], back: { arrow: 'left', lie: false } });
  expect(atRoll({ ...view, phase: 'over', deck: 0, happened: [] }).back, 'the last card lay in the cross').toBeNull();
});

test('while a round is open, and before the first, everything is as it lies', () => {
  const lying = { deck: 44, rules: ['notnot'], back: { arrow: 'right', lie: true } } as const;
  const view = { ...lying, phase: 'open', last: null, happened: [] } as unknown as NotNotView;
  expect(atRoll(view)).toEqual(lying);
  expect(atRoll({ ...view, phase: 'between', happened: [{ type: 'dealt' }] })).toEqual(lying);
});
