import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { back } from './scenarios/back.ts';
import { conditions } from './scenarios/conditions.ts';
import { negation } from './scenarios/negation.ts';
import { printed } from './scenarios/printed.ts';
import { roundEnd } from './scenarios/round-end.ts';
import { start } from './scenarios/start.ts';
import { touching } from './scenarios/touching.ts';

export { applied } from './scenarios/applied.ts';

/** The rulebook in reading order. */
export const scenarios: readonly Scenario[] = [
  ...conditions,
  ...negation,
  ...back,
  ...touching,
  ...roundEnd,
  ...start,
  ...printed,
];

/** The scenarios of the three-minute guide, in order. */
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

/** Scenarios without a position to play. */
export const notes: readonly string[] = ['box'];

export const ledgerRows = 46;
