import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { double } from './scenarios/double.ts';
import { ending } from './scenarios/ending.ts';
import { lines } from './scenarios/lines.ts';
import { rack } from './scenarios/rack.ts';
import { start } from './scenarios/start.ts';

export { applied } from './scenarios/applied.ts';

/** The rulebook in reading order. */
export const scenarios: readonly Scenario[] = [...start, ...lines, ...rack, ...ending, ...double];

/** The scenarios of the three-minute guide, in order. */
export const guide: readonly string[] = [
  'goal',
  'first-round',
  'turn',
  'five-lines',
  'double-tile',
  'stop-at-18',
  'bonus',
  'swap',
  'board-full',
  'instant-win',
];

/** Scenarios without a position to play. */
export const notes: readonly string[] = ['modes', 'symbols', 'team-silence'];

export const ledgerRows = 35;
