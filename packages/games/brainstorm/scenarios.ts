import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { battles } from './scenarios/battles.ts';
import { burner } from './scenarios/burner.ts';
import { ending } from './scenarios/ending.ts';
import { laying } from './scenarios/laying.ts';
import { splits } from './scenarios/splits.ts';
import { start } from './scenarios/start.ts';
import { throwing } from './scenarios/throwing.ts';

export { applied } from './scenarios/applied.ts';

/** The rulebook, in the order it is best read. */
export const scenarios: readonly Scenario[] = [
  ...start,
  ...throwing,
  ...laying,
  ...battles,
  ...splits,
  ...burner,
  ...ending,
];

/** The way through it for somebody who has three minutes. */
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

/** What no position can show. */
export const notes: readonly string[] = ['first-player', 'dry'];

export const ledgerRows = 50;
