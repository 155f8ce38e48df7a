import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { back } from './scenarios/back.ts';
import { conditions } from './scenarios/conditions.ts';
import { negation } from './scenarios/negation.ts';
import { printed } from './scenarios/printed.ts';
import { round } from './scenarios/round.ts';
import { start } from './scenarios/start.ts';

export { applied } from './scenarios/applied.ts';

/** The rulebook, in the order it is best read. */
export const scenarios: readonly Scenario[] = [...conditions, ...negation, ...back, ...round, ...start, ...printed];

/** The way through it for somebody who has three minutes. */
export const guide: readonly string[] = [
  'first-touch',
  'either',
  'condition-beats-nothing',
  'nothing-twice',
  'meaning-not-ink',
  'portal-not-background',
  'void-is-a-trap',
  'not',
  'not-not',
  'mistake',
];

/** What no position can show. */
export const notes: readonly string[] = ['box'];

export const ledgerRows = 46;
