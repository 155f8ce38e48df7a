import type { Level } from './levels.ts';
import { outlookOf } from './outlook/outlooks.ts';
import { greedily, weighing } from './simulation/policy.ts';
import type { Style } from './simulation/rollouts.ts';
import type { Sim } from './simulation/simulator.ts';
import { duelJudge, manyJudge, soloJudge } from './value.ts';
import { appraiseByNeedIn } from './worth/by-need.ts';
import { appraiseByRoom } from './worth/by-room.ts';
import type { Appraise } from './worth/worth.ts';

/** How to play and judge rollouts of this kind of game. */
export function styleFor(sim: Sim, level: Level): Omit<Style, 'horizon'> {
  const appraise = appraiseFor(sim, level);
  const outlook = judgesPositions(sim, level) ? outlookOf(sim) : null;
  if (outlook === null) return { reply: greedily(appraise), judge: leadJudgeFor(sim) };
  const reply = level.weighs > 1 ? weighing(appraise, outlook, level.weighs, sim) : greedily(appraise);
  return { reply, judge: outlook };
}

/** How a level sees what points are worth. */
export const appraiseFor = (sim: Sim, { appraises }: Level): Appraise =>
  appraises === 'need' && sim.mode !== 'solo' ? appraiseByNeedIn(sim) : appraiseByRoom;

function leadJudgeFor({ mode, players }: Sim) {
  if (mode === 'solo') return soloJudge;
  return players > 2 ? manyJudge : duelJudge;
}

/** Whether the judge sees more in a position than the tracks. */
export const judgesPositions = ({ mode }: Sim, { judge }: Level): boolean => judge === 'outlook' && mode !== 'solo';
