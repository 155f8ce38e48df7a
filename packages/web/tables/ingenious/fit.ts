import type { OptionsProps } from '../module.ts';

/** Partners are two and two. */
export const TEAM = 4;

/** A mode or a beginner agreed on for another number of players is left out of the deal. */
export function fit(options: OptionsProps['options'], players: number): OptionsProps['options'] {
  const { mode, first, ...rest } = options;
  const modeHolds = players > 1 && (mode !== 'team' || players === TEAM);
  const firstHolds = typeof first === 'number' && first < players;
  return { ...rest, ...(mode && modeHolds ? { mode } : {}), ...(firstHolds ? { first } : {}) };
}
