import type { Level } from './levels.ts';
import { outlookOf } from './outlook/outlooks.ts';
import { greedily, weighing } from './simulation/policy.ts';
import type { Style } from './simulation/rollouts.ts';
import type { Sim } from './simulation/simulator.ts';
import { duelJudge, manyJudge, soloJudge } from './value.ts';
import { worthsFor } from './worth.ts';

/** How to play and judge rollouts of this kind of game. */
export function styleFor(sim: Sim, level: Level): Omit<Style, 'horizon'> {
  const worths = worthsFor(sim);
  const outlook = judgesPositions(sim, level) ? outlookOf(sim) : null;
  if (outlook === null) return { reply: greedily(worths), judge: leadJudgeFor(sim) };
  const reply = level.weighs > 1 ? weighing(worths, outlook, level.weighs, sim) : greedily(worths);
  return { reply, judge: outlook };
}

function leadJudgeFor({ mode, players }: Sim) {
  if (mode === 'solo') return soloJudge;
  return players > 2 ? manyJudge : duelJudge;
}

/** Whether the judge sees more in a position than the tracks. */
export const judgesPositions = ({ mode }: Sim, { judge }: Level): boolean => judge === 'outlook' && mode !== 'solo';
