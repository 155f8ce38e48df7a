import { END_CLEAN, END_COMMON } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { LEVELS } from '../bot.ts';

/**
 * The levels, and two baselines: `no-leaves` is `strong` without the values of the tiles that stay on the rack,
 * `random` lays any word it can.
 */
export const NAMES = [...LEVELS, 'no-leaves', 'random'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

export interface Level {
  /** Flag of the words it knows. No level knows obscene ones. */
  readonly words: typeof END_CLEAN | typeof END_COMMON;
  /** The longest word it finds, in letters. */
  readonly longest: number;
  /** Number of possible words it finds; it takes the best of them. */
  readonly finds: number;
  /** How it values tiles that stay: not at all, by their cost at the end, or also by their value for later turns. */
  readonly minds: 'score' | 'end' | 'leaves';
  /** Positions examined for one decision; 0 = no search. */
  readonly nodes: number;
  /** Number of the best-looking moves that are simulated. */
  readonly breadth: number;
}

const ALL = Number.POSITIVE_INFINITY;
const STRONG: Level = { words: END_CLEAN, longest: ALL, finds: ALL, minds: 'leaves', nodes: 0, breadth: 0 };

export const LEVEL: Readonly<Record<Name, Level>> = {
  novice: { ...STRONG, words: END_COMMON, longest: 5, finds: 12, minds: 'score' },
  learner: { ...STRONG, words: END_COMMON, longest: 6, finds: 40, minds: 'score' },
  casual: { ...STRONG, words: END_COMMON, longest: 8, finds: 270 },
  strong: STRONG,
  master: { ...STRONG, nodes: 12_000, breadth: 16 },
  'no-leaves': { ...STRONG, minds: 'end' },
  random: { ...STRONG, finds: 1, minds: 'score' },
};
