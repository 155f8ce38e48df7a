import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { rounds } from './scenarios/rounds.ts';
import { rows } from './scenarios/rows.ts';
import { rulings } from './scenarios/rulings.ts';
import { tactical } from './scenarios/tactical.ts';
import { turn } from './scenarios/turn.ts';

export { applied } from './scenarios/applied.ts';

/** The rulebook in reading order. */
export const scenarios: readonly Scenario[] = [...turn, ...rows, ...rounds, ...tactical, ...rulings];

/** The scenarios of the three-minute guide, in order. */
export const guide: readonly string[] = [
  'goal',
  'turn',
  'order',
  'rising',
  'nearest',
  'sixth',
  'overtaken',
  'lowest',
  'penalties',
  'game-end',
];

/** Scenarios without a position to play. */
export const notes: readonly string[] = [];

export const ledgerRows = 28;
