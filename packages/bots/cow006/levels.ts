import { LEVELS } from '../bot.ts';

/** The levels, and two players to measure them by: one that picks at random, one plain flat Monte Carlo. */
export const NAMES = [...LEVELS, 'random', 'flat-mc'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

export interface Level {
  /** Rollouts for one decision. */
  readonly nodes: number;
  /** How far ahead a rollout looks; Infinity = to the end of the round. */
  readonly horizon: number;
  /** What every seat does in rollouts. */
  readonly playouts: 'random' | 'sensible';
  /** Fewest points in the round, or the best chance to win the match. */
  readonly goal: 'round' | 'match';
  readonly halving: boolean;
  /** How often a move is made without thinking, in percent. */
  readonly slips: number;
}

const THOUGHTLESS: Level = {
  nodes: 0,
  horizon: 0,
  playouts: 'random',
  goal: 'round',
  halving: false,
  slips: 100,
};
const TO_THE_END: Level = { ...THOUGHTLESS, horizon: Number.POSITIVE_INFINITY, slips: 0 };

export const LEVEL: Readonly<Record<Name, Level>> = {
  novice: { ...TO_THE_END, nodes: 40, horizon: 1, slips: 15 },
  casual: { ...TO_THE_END, nodes: 32 },
  strong: { ...TO_THE_END, nodes: 300, halving: true },
  master: { ...TO_THE_END, nodes: 8000, playouts: 'sensible', goal: 'match', halving: true },
  random: THOUGHTLESS,
  'flat-mc': { ...TO_THE_END, nodes: 2000 },
};
