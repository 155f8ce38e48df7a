import { type Outcome, rank } from '@izvilina/kernel/game.ts';
import { sumOf } from '../pieces/letters.ts';
import type { Ending, FinalLine, State } from '../state.ts';

/** MT-16, MT-R11: each player loses the points left on their rack; one who went out gains those of all others. */
function finalLines({ racks, bag }: Pick<State, 'racks' | 'bag'>): FinalLine[] {
  const left = racks.map(sumOf);
  const all = left.reduce((sum, value) => sum + value, 0);
  return racks.map((tiles, seat) => ({
    unplayed: 0 - (left[seat] as number),
    gained: bag === '' && tiles === '' ? all : 0,
    tiles,
  }));
}

/** MT-17, MT-R7: most points first, equal scores share a place. */
const places = (scores: readonly number[]): number[] => rank(scores, (a, b) => b - a);

export function over(state: State, why: Ending): State {
  const final = finalLines(state);
  const scores = state.scores.map((before, seat) => {
    const { unplayed, gained } = final[seat] as FinalLine;
    return before + unplayed + gained;
  });
  const lines = final.map((line, player) => ({
    player,
    ...line,
    before: state.scores[player] as number,
    score: scores[player] as number,
  }));
  return {
    ...state,
    phase: 'over',
    scores,
    final,
    happened: [...state.happened, { type: 'ended', why, lines, places: places(scores) }],
  };
}

export const result = ({ scores, final }: Pick<State, 'scores' | 'final'>): Outcome => ({
  scores,
  places: final === null ? null : places(scores),
  detail: { final: final?.map(({ unplayed, gained }) => ({ unplayed, gained })) ?? null },
});
