/** Bot levels, weakest first (the bots' own list would bring the games into the first load). */
export const LEVELS = ['novice', 'casual', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];
