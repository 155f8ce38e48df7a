import { LEVELS, type Level as LevelName } from '../bot.ts';

/** The levels, and one that touches without looking to measure them by. */
export const NAMES = [...LEVELS, 'random'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

/** A person's reaction to a plain roll is ex-Gaussian: a bell around `mu` and an exponential tail of mean `tau`, in ms. */
export interface Reflexes {
  readonly mu: number;
  readonly sigma: number;
  readonly tau: number;
}

export interface Level extends Reflexes {
  /** How much what makes a roll hard slows this one down: practice makes it weigh less. */
  readonly burden: number;
  /** The chance of each human error, before its own weight. */
  readonly carelessness: number;
}

/** A novice leaves somebody new the time to read the dice even when three of them play; a master is as quick as the quickest people. */
export const LEVEL: Readonly<Record<LevelName, Level>> = {
  novice: { mu: 1600, sigma: 400, tau: 1500, burden: 1, carelessness: 0.08 },
  learner: { mu: 1170, sigma: 300, tau: 1100, burden: 1, carelessness: 0.06 },
  casual: { mu: 860, sigma: 220, tau: 810, burden: 1, carelessness: 0.04 },
  strong: { mu: 630, sigma: 165, tau: 600, burden: 0.95, carelessness: 0.026 },
  master: { mu: 460, sigma: 120, tau: 440, burden: 0.9, carelessness: 0.015 },
};
