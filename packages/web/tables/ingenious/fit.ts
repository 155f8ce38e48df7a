import type { OptionsProps } from '../module.ts';

/** Number of players of the team mode, two against two. */
export const TEAM = 4;

/** The options without a mode or first player that does not fit this number of players. */
export function fit(options: OptionsProps['options'], players: number): OptionsProps['options'] {
  const { mode, first, ...rest } = options;
  const modeHolds = players > 1 && (mode !== 'team' || players === TEAM);
  const firstHolds = typeof first === 'number' && first < players;
  return { ...rest, ...(mode && modeHolds ? { mode } : {}), ...(firstHolds ? { first } : {}) };
}
