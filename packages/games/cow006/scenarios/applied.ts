import type { CowHappening } from '../state.ts';

/** The ledger row behind a happening; null if no rule decided it. */
export function applied(happening: CowHappening): string | null {
  switch (happening.type) {
    case 'took':
      return happening.why === 'sixth' ? 'CW-09' : 'CW-10';
    case 'mustTake':
      return 'CW-10';
    case 'placed':
      return 'CW-08';
    case 'drafted':
      return 'CW-20';
    case 'scored':
      return 'CW-14';
    case 'over':
      return 'CW-17';
    case 'revealed':
      return 'CW-06';
    default:
      return null;
  }
}
