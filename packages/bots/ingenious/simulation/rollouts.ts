import type { Millis } from '@izvilina/kernel/game.ts';
import type { Fast } from '../../fast.ts';
import type { Problem } from '../../search.ts';
import { type Choice, play } from '../choices.ts';
import { NEAR_THE_END, type Settled, solverOf } from '../endgame.ts';
import { imagine, type Knowledge } from '../knowledge.ts';
import type { Judge } from '../value.ts';
import { playOut, type Replier } from './policy.ts';
import { copySim, emptySim, type Sim } from './simulator.ts';

/** How rollouts are played and judged. */
export interface Style {
  readonly reply: Replier;
  readonly judge: Judge;
  /** Tiles laid after the choice before the position is judged. */
  readonly horizon: number;
}

/** Which of the choices is best: each is played in imagined worlds. */
export function rolloutProblem(
  known: Knowledge,
  choices: readonly Choice[],
  { reply, judge, horizon }: Style,
  settled: readonly Settled[],
  fast: Fast,
): Problem {
  const sim = emptySim(known.sim.mode, known.sim.players);
  return {
    answers: choices.length,
    imagine: () => imagine(known, fast),
    attempt(answer) {
      const exact = settled[answer];
      if (exact != null) return exact;
      copySim(known.sim, sim);
      play(sim, choices[answer] as Choice, fast);
      playOut(sim, reply, fast, horizon);
      return judge(sim, known.seat);
    },
  };
}

/** The exact value of every choice that can be counted out. A swap never can: it draws. */
export function settleAll(
  known: Knowledge,
  choices: readonly Choice[],
  judge: Judge,
  until: Millis,
  fast: Fast,
): Settled[] {
  const { sim } = known;
  if (sim.freePairs > NEAR_THE_END || sim.stage === 'swap' || sim.mode === 'solo') return choices.map(() => null);
  imagine(known, fast);
  const settle = solverOf(known, judge, until);
  const after: Sim = emptySim(sim.mode, sim.players);
  return choices.map((choice) => {
    copySim(sim, after);
    play(after, choice, fast);
    return settle(after);
  });
}
