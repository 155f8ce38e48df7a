import type { Level } from './levels.ts';
import { outlook } from './outlook.ts';
import type { Style } from './rollouts.ts';
import type { Sim } from './simulator.ts';
import { leadJudge, soloJudge } from './value.ts';
import { type Worths, worthsOf } from './worth.ts';

const LEAD = { scale: 2, share: 0.2 };
const MANY_LEAD = { scale: 3, share: 0.2 };

/** How to play and judge rollouts of this kind of game. */
export function styleFor(sim: Sim, judge: Level['judge']): Omit<Style, 'horizon'> {
  const worths = worthsFor(sim);
  if (sim.mode === 'solo') return { worths, judge: soloJudge };
  if (sim.players > 2) return { worths, judge: leadJudge(MANY_LEAD) };
  return { worths, judge: judgesPositions(sim, judge) ? outlook : leadJudge(LEAD) };
}

/** Whether the judge sees more in a position than the tracks. */
export const judgesPositions = ({ mode, players }: Sim, judge: Level['judge']): boolean =>
  judge === 'outlook' && mode === 'standard' && players === 2;

const TASTE = { early: 0.95, late: 0.8, bonus: 0.5 };
const made = new Map<string, Worths>();

function worthsFor({ mode, players, end, field }: Sim): Worths {
  const key = `${mode} ${players}`;
  const worths = made.get(key) ?? worthsOf(TASTE, end, field.low.length);
  made.set(key, worths);
  return worths;
}
