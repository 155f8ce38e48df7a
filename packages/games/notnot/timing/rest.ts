import type { Millis } from '@izvilina/kernel/game.ts';
import type { Options } from '../options.ts';
import type { NotNotHappening } from '../state.ts';

export const USUAL_REST = 2500;

/** How long the result of a round is shown. */
export const restOf = ({ restMs = USUAL_REST }: Options): Millis => restMs;

interface Rested {
  readonly options: Options;
  readonly happened: readonly NotNotHappening[];
}

/** Time from the close of this round to the next roll: longer by each new rule that has to be read. */
export function restAfter({ options, happened }: Rested): Millis {
  const rest = restOf(options);
  const rules = happened.filter(({ type }) => type === 'rule').length;
  return rest + rules * (rest + 1000);
}
