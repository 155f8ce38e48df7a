import type { Series } from '../module.ts';

/**
 * A graph, if it leads to the final scores. The steps of a game that went on from a moment of another do not tell of
 * all that lay there, so points counted from them may end elsewhere: then there is none.
 */
export const seriesTo = (scores: readonly number[], series: Series): Series | null =>
  scores.every((score, seat) => series.values[seat]?.at(-1) === score) ? series : null;
