import type { Level } from './levels.ts';
import { outlookBy } from './outlook.ts';
import { OUTLOOK } from './outlook-weights.ts';
import type { Style } from './rollouts.ts';
import type { Sim } from './simulator.ts';
import { duelJudge, manyJudge, soloJudge } from './value.ts';
import { worthsFor } from './worth.ts';

const outlook = outlookBy(OUTLOOK);

/** How to play and judge rollouts of this kind of game. */
export function styleFor(sim: Sim, judge: Level['judge']): Omit<Style, 'horizon'> {
  const worths = worthsFor(sim);
  if (sim.mode === 'solo') return { worths, judge: soloJudge };
  if (sim.players > 2) return { worths, judge: manyJudge };
  return { worths, judge: judgesPositions(sim, judge) ? outlook : duelJudge };
}

/** Whether the judge sees more in a position than the tracks. */
export const judgesPositions = ({ mode, players }: Sim, judge: Level['judge']): boolean =>
  judge === 'outlook' && mode === 'standard' && players === 2;
