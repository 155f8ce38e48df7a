import type { Happening } from '@izvilina/kernel/game.ts';
import type { Scenario } from '@izvilina/kernel/scenario.ts';
import type { Slug } from './registry.ts';

export interface Rulebook {
  /** In reading order. */
  readonly scenarios: readonly Scenario[];
  /** Ids of the scenarios of the short guide, in order. */
  readonly guide: readonly string[];
  /** Ids of the scenarios with nothing to play. */
  readonly notes: readonly string[];
  /** Number of rows in the ledger, so that none gets lost unnoticed. */
  readonly ledgerRows: number;
  /**
   * The ledger row behind a happening of this game that followed `before`, or the id of a page if several pages share
   * that row; null if no rule decided it.
   */
  applied(happening: Happening, before: readonly Happening[]): string | null;
}

/** The page with this id, or of this ledger row: the one it is the main rule of, else one that mentions it. */
export const pageOf = (scenarios: readonly Scenario[], rule: string): Scenario | null =>
  scenarios.find(({ id, rules }) => id === rule || rules[0] === rule) ??
  scenarios.find(({ rules }) => rules.includes(rule)) ??
  null;

/** Every game's rules as positions to try; loaded only when the rulebook is opened. */
export const SCENARIOS: Readonly<Record<Slug, () => Promise<Rulebook>>> = {
  cow006: () => import('./cow006/scenarios.ts'),
  ingenious: () => import('./ingenious/scenarios.ts'),
  mindtrainer: () => import('./mindtrainer/scenarios.ts'),
  notnot: () => import('./notnot/scenarios.ts'),
  brainstorm: () => import('./brainstorm/scenarios.ts'),
};
