import { LEVELS } from '../bot.ts';

/** The levels, and a player that does anything legal. */
export const NAMES = [...LEVELS, 'random'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

export interface Level {
  /** Poses of a tile or of the burner looked at for one throw. They decide how fine the map of the table is. */
  readonly nodes: number;
  /** How far a throw misses what was aimed at, on top of everybody's unsteady hand: one standard deviation. */
  readonly aim: { readonly speed: number; readonly yaw: number };
  /** How many poses are noticed when a tile is laid. */
  readonly poses: number;
  /** Whether the play of the hole is used. */
  readonly wobbles: boolean;
  /** How many of the best lays are weighed by what everybody could do next. */
  readonly weighed: number;
  /** By how many points a burner must be better than the token it costs; null = it is never used. */
  readonly burnerMargin: number | null;
}

const ALL = Number.POSITIVE_INFINITY;

export const LEVEL: Readonly<Record<Exclude<Name, 'random'>, Level>> = {
  novice: {
    ...{ nodes: 800, aim: { speed: 0.15, yaw: 8 }, poses: 4, wobbles: false, weighed: 0 },
    burnerMargin: null,
  },
  casual: {
    ...{ nodes: 1500, aim: { speed: 0.1, yaw: 5 }, poses: ALL, wobbles: false, weighed: 0 },
    burnerMargin: 3,
  },
  strong: {
    ...{ nodes: 4000, aim: { speed: 0.075, yaw: 3.5 }, poses: ALL, wobbles: true, weighed: 0 },
    burnerMargin: 1.5,
  },
  master: {
    ...{ nodes: 24_000, aim: { speed: 0, yaw: 0 }, poses: ALL, wobbles: true, weighed: 8 },
    burnerMargin: 1.5,
  },
};
