import { RULES, type Rule } from '../pieces/cards.ts';

/** NN-03: each level adds a rule to those of the previous one. */
export const LEVELS = ['discovery', 'normal', 'hard', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

/** NN-R8: a chosen level has its rules from the start; the first game has none yet. */
export const rulesAtStart = ({ level }: { readonly level: Level | 'first' }): readonly Rule[] =>
  level === 'first' ? [] : RULES.slice(0, LEVELS.indexOf(level));

/** The level that corresponds to these rules: that of the highest. */
export const levelOf = (rules: readonly Rule[]): Level =>
  LEVELS[1 + RULES.findLastIndex((rule) => rules.includes(rule))] as Level;
