import type { Happening } from '@izvilina/kernel/game.ts';
import type { Scenario } from '@izvilina/kernel/scenario.ts';
import type { Slug } from './registry.ts';

export interface Rulebook {
  /** In reading order. */
  readonly scenarios: readonly Scenario[];
  /** Ids of the scenarios of the short way through. */
  readonly guide: readonly string[];
  /** Ids of the scenarios that have nothing to play: no position can show them. */
  readonly notes: readonly string[];
  /** How many rows the ledger has: none gets lost unnoticed. */
  readonly ledgerRows: number;
  /**
   * The ledger row behind something that happened in this game after all that, or the id of a page where several pages share
   * that row; null where no rule decided anything.
   */
  applied(happening: Happening, before: readonly Happening[]): string | null;
}

/** The page with this id, or that shows this row of the ledger: the one it is the main rule of, else one that mentions it. */
export const pageOf = (scenarios: readonly Scenario[], rule: string): Scenario | null =>
  scenarios.find(({ id, rules }) => id === rule || rules[0] === rule) ??
  scenarios.find(({ rules }) => rules.includes(rule)) ??
  null;

/** Every game's rules as positions to try; loaded only when somebody opens the rulebook. */
export const SCENARIOS: Readonly<Record<Slug, () => Promise<Rulebook>>> = {
  cow006: () => import('./cow006/scenarios.ts'),
  ingenious: () => import('./ingenious/scenarios.ts'),
  mindtrainer: () => import('./mindtrainer/scenarios.ts'),
  notnot: () => import('./notnot/scenarios.ts'),
  brainstorm: () => import('./brainstorm/scenarios.ts'),
};
