import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { battles } from './scenarios/battles.ts';
import { burner } from './scenarios/burner.ts';
import { ending } from './scenarios/ending.ts';
import { laying } from './scenarios/laying.ts';
import { splits } from './scenarios/splits.ts';
import { start } from './scenarios/start.ts';
import { throwing } from './scenarios/throwing.ts';

export { applied } from './scenarios/applied.ts';

/** The rulebook in reading order. */
export const scenarios: readonly Scenario[] = [
  ...start,
  ...throwing,
  ...laying,
  ...battles,
  ...splits,
  ...burner,
  ...ending,
];

/** The scenarios of the three-minute guide, in order. */
export const guide: readonly string[] = [
  'goal',
  'sizes',
  'turn',
  'box',
  'lay',
  'alone',
  'own',
  'foreign',
  'battle',
  'burn',
];

/** Scenarios without a position to play. */
export const notes: readonly string[] = ['first-player', 'dry'];

export const ledgerRows = 50;
