import { LEVELS } from '../bot.ts';

/** The levels, and two baselines: one plays at random, the other by plain flat Monte Carlo. */
export const NAMES = [...LEVELS, 'random', 'flat-mc'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

export interface Level {
  /** Rollouts for one decision. */
  readonly nodes: number;
  /** What every seat plays in rollouts. With `sensible` the other hands are also guessed from what was played. */
  readonly playouts: 'random' | 'sensible';
  /** Fewest points in the round, or the best chance to win the match. */
  readonly goal: 'round' | 'match';
  readonly halving: boolean;
  /** Probability of a move made without thinking, in percent. */
  readonly slips: number;
}

const THOUGHTLESS: Level = {
  nodes: 0,
  playouts: 'random',
  goal: 'round',
  halving: false,
  slips: 100,
};
const THOUGHTFUL: Level = { ...THOUGHTLESS, slips: 0 };

export const LEVEL: Readonly<Record<Name, Level>> = {
  novice: { ...THOUGHTFUL, nodes: 50, slips: 6 },
  learner: { ...THOUGHTFUL, nodes: 200 },
  casual: { ...THOUGHTFUL, nodes: 150, playouts: 'sensible', halving: true },
  strong: { ...THOUGHTFUL, nodes: 300, playouts: 'sensible', goal: 'match', halving: true },
  master: { ...THOUGHTFUL, nodes: 12_000, playouts: 'sensible', goal: 'match', halving: true },
  random: THOUGHTLESS,
  'flat-mc': { ...THOUGHTFUL, nodes: 2000 },
};
