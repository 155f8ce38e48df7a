import type { View } from '@izvilina/kernel/game.ts';
import type { Candidate } from '../bot.ts';
import type { AnyAnalyst } from './analyst.ts';

/** To find three different plans it takes more than the best three moves. */
export const EXPLAINED_FOR_PLANS = 24;

/** The best of each plan, best first: a hint names things to do, not ways to spell one of them. */
export function differentPlans<Move>(
  analyst: Pick<AnyAnalyst, 'samePlan'>,
  view: View,
  best: readonly Candidate<Move>[],
  most: number,
): readonly Candidate<Move>[] {
  const plans: Candidate<Move>[] = [];
  for (const candidate of best) {
    if (plans.length === most) break;
    if (plans.every(({ move }) => !analyst.samePlan(view, move, candidate.move))) plans.push(candidate);
  }
  return plans;
}
