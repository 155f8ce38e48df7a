import type { Options } from '@izvilina/games/notnot/options.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

const ALWAYS: Options = { level: 'first', notNothing: 'any', answerMs: 8000 };
const pace = (options: Partial<Options>, happened: readonly NotNotHappening[] = []) =>
  paceOf({ options: { ...ALWAYS, ...options }, happened });

test('as a rule the verdict lies there for 1.2 s and the dice tumble for 0.7 s', () => {
  expect(pace({})).toEqual({ rest: 2500, verdict: 1200, tumble: 700 });
});

test('the beats follow the rest, and at a quick table both are still to be seen', () => {
  const quick = pace({ restMs: 1000 });
  expect(quick.verdict).toBeGreaterThanOrEqual(450);
  expect(quick.tumble).toBeGreaterThanOrEqual(250);
  expect(pace({ restMs: 5000 })).toEqual({ rest: 5000, verdict: 2400, tumble: 1400 });
  for (const restMs of [500, 1000, 2500, 20_000]) {
    const { rest, verdict, tumble } = pace({ restMs });
    expect(verdict + tumble).toBeLessThan(rest);
  }
});

test('a new rule only makes the time between them longer', () => {
  expect(pace({}, [{ type: 'rule', rule: 'arrow' }])).toEqual({ rest: 6000, verdict: 1200, tumble: 700 });
});
