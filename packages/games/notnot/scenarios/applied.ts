import { NEGATED, type Roll } from '../pieces/dice.ts';
import type { NotNotHappening } from '../state.ts';

/** The ledger row by which a roll is to be read: what the negations make of it, else what the two words say together. */
export function ruleOfRoll([a, b, negation]: Roll, lie: boolean): string {
  const nothings = [a, b].filter((word) => word === 'nothing').length;
  const negations = NEGATED[negation] + (lie ? 1 : 0);
  if (negations % 2 === 1) {
    if (nothings === 2) return 'NN-21';
    if (nothings === 1) return 'NN-R3';
    if (lie) return 'NN-26';
    return negation === 'notnotnot' ? 'NN-23' : 'NN-20';
  }
  if (negations > 0) return lie ? 'NN-26' : 'NN-22';
  return ['NN-12', 'NN-13', 'NN-14'][nothings] ?? 'NN-12';
}

/** The ledger row behind what happened; null where no rule decided anything. */
export function applied(happening: NotNotHappening): string | null {
  switch (happening.type) {
    case 'rolled':
      return ruleOfRoll(happening.roll, false);
    case 'mistook':
      return 'NN-10';
    case 'removed':
      return 'NN-05';
    case 'rule':
      return 'NN-07';
    case 'closed':
      return closed(happening);
    case 'over':
      return happening.why === 'deck' ? 'NN-27' : 'NN-R12';
    default:
      return null;
  }
}

function closed({ on, right }: Extract<NotNotHappening, { readonly type: 'closed' }>): string | null {
  if (on === 'mistakes') return 'NN-R1';
  if (on === 'touch') return null;
  return right.length === 0 ? 'NN-15' : 'NN-R12';
}
