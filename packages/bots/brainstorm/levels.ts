import { LEVELS } from '../bot.ts';

/** The levels, and `random`, which makes any legal move. */
export const NAMES = [...LEVELS, 'random'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

export interface Level {
  /** Poses of a tile or burner examined for one throw. They determine the resolution of the value map. */
  readonly nodes: number;
  /** Aiming error of a throw, one standard deviation; every player's unsteady hand is added by the rules. */
  readonly aim: { readonly speed: number; readonly yaw: number };
  /** Whether the slack of the hole is used. */
  readonly wobbles: boolean;
  /** Number of the best lays that are also judged by what all players could do next. */
  readonly weighed: number;
  /** By how many points a burner must be better than the token it costs. */
  readonly burnerMargin: number;
}

export const LEVEL: Readonly<Record<Exclude<Name, 'random'>, Level>> = {
  novice: { nodes: 1200, aim: { speed: 0.0955, yaw: 4.95 }, wobbles: false, weighed: 0, burnerMargin: 5 },
  learner: { nodes: 2000, aim: { speed: 0.0745, yaw: 3.7 }, wobbles: false, weighed: 0, burnerMargin: 3 },
  casual: { nodes: 3000, aim: { speed: 0.069, yaw: 3.3 }, wobbles: true, weighed: 0, burnerMargin: 2 },
  strong: { nodes: 7000, aim: { speed: 0.041, yaw: 1.9 }, wobbles: true, weighed: 0, burnerMargin: 1.5 },
  master: { nodes: 24_000, aim: { speed: 0, yaw: 0 }, wobbles: true, weighed: 8, burnerMargin: 1.5 },
};
