import type { IngeniousHappening } from '../state.ts';

const OVER = { full: 'IN-15', complete: 'IN-18', noTiles: 'IN-16' } as const;

/** The ledger row behind a happening; null if no rule decided it. */
export function applied(happening: IngeniousHappening): string | null {
  switch (happening.type) {
    case 'started':
      return 'IN-05';
    case 'placed':
      return 'IN-08';
    case 'bonusEarned':
      return 'IN-12';
    case 'bonusLost':
    case 'skipped':
      return 'IN-R3';
    case 'swapped':
      return 'IN-14';
    case 'over':
      return OVER[happening.why];
    default:
      return null;
  }
}
