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

/** Time from the close of this round to the next roll: longer if a new rule has to be read. */
export function restAfter({ options, happened }: Rested): Millis {
  const rest = restOf(options);
  return happened.some(({ type }) => type === 'rule') ? 2 * rest + 1000 : rest;
}
