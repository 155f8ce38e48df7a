import { LEVELS, type Level as LevelName } from '../bot.ts';

/** The levels, and the baseline `random`, which touches without looking. */
export const NAMES = [...LEVELS, 'random'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

/** A person's reaction time to a plain roll is ex-Gaussian: normal round `mu`, plus a tail of mean `tau` (ms). */
export interface Reflexes {
  readonly mu: number;
  readonly sigma: number;
  readonly tau: number;
}

export interface Level extends Reflexes {
  /** Factor by which difficulties of a roll slow this level down; lower with practice. */
  readonly burden: number;
  /** Base probability of each human error, multiplied by the error's weight. */
  readonly carelessness: number;
}

/** Even three novices leave a newcomer time to read the dice; a master is as quick as the quickest people. */
export const LEVEL: Readonly<Record<LevelName, Level>> = {
  novice: { mu: 1600, sigma: 400, tau: 1500, burden: 1, carelessness: 0.08 },
  learner: { mu: 1170, sigma: 300, tau: 1100, burden: 1, carelessness: 0.06 },
  casual: { mu: 860, sigma: 220, tau: 810, burden: 1, carelessness: 0.04 },
  strong: { mu: 630, sigma: 165, tau: 600, burden: 0.95, carelessness: 0.026 },
  master: { mu: 460, sigma: 120, tau: 440, burden: 0.9, carelessness: 0.015 },
};
