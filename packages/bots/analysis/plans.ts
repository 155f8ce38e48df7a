import type { View } from '@izvilina/kernel/game.ts';
import type { Candidate } from '../bot.ts';
import type { AnyAnalyst } from './analyst.ts';

/** Number of moves to explain: finding three different plans takes more than the best three moves. */
export const EXPLAINED_FOR_PLANS = 24;

/**
 * The best move of each plan, best first. A hint names different things to do, not notations of the same one; two moves
 * with the same reasons count as one plan.
 */
export function differentPlans<Move>(
  analyst: Pick<AnyAnalyst, 'samePlan'>,
  view: View,
  best: readonly Candidate<Move>[],
  most: number,
): readonly Candidate<Move>[] {
  const plans: Candidate<Move>[] = [];
  for (const candidate of best) {
    if (plans.length === most) break;
    const isNew = (plan: Candidate<Move>) =>
      !analyst.samePlan(view, plan.move, candidate.move) && saidFor(plan) !== saidFor(candidate);
    if (plans.every(isNew)) plans.push(candidate);
  }
  return plans;
}

const saidFor = ({ why }: Candidate<unknown>): string => JSON.stringify(why.filter(({ key }) => key !== 'winChance'));
