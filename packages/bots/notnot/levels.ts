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

export const LEVEL: Readonly<Record<LevelName, Level>> = {
  novice: { mu: 950, sigma: 200, tau: 850, burden: 1.2, carelessness: 0.1 },
  casual: { mu: 680, sigma: 140, tau: 580, burden: 1.1, carelessness: 0.06 },
  strong: { mu: 500, sigma: 85, tau: 370, burden: 1, carelessness: 0.03 },
  master: { mu: 375, sigma: 45, tau: 190, burden: 0.8, carelessness: 0.012 },
};
