import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { bag } from './scenarios/bag.ts';
import { ending } from './scenarios/ending.ts';
import { judging } from './scenarios/judging.ts';
import { laying } from './scenarios/laying.ts';
import { premiums } from './scenarios/premiums.ts';
import { start } from './scenarios/start.ts';

export { applied } from './scenarios/applied.ts';

/** The rulebook in reading order. */
export const scenarios: readonly Scenario[] = [...start, ...laying, ...premiums, ...bag, ...judging, ...ending];

/** The scenarios of the three-minute guide, in order. */
export const guide: readonly string[] = [
  'goal',
  'first-word',
  'join',
  'neighbours',
  'dictionary',
  'blank',
  'letter-premium',
  'word-premium',
  'exchange',
  'out',
];

/** Scenarios without a position to play. */
export const notes: readonly string[] = ['draw-for-start'];

export const ledgerRows = 32;
