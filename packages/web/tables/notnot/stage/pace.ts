import { restAfter, restOf } from '@izvilina/games/notnot/timing/rest.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Millis } from '@izvilina/kernel/game.ts';

/** How the pause between two rounds is divided: it starts with the verdict and ends with the tumble of the dice. */
export interface Pace {
  readonly rest: Millis;
  readonly verdict: Millis;
  readonly tumble: Millis;
}

const VERDICT = 0.48;
const TUMBLE = 0.28;

/** A new rule lengthens the pause, but neither the verdict nor the tumble. */
export function paceOf(view: Pick<NotNotView, 'options' | 'happened'>): Pace {
  const usual = restOf(view.options);
  return { rest: restAfter(view), verdict: Math.round(VERDICT * usual), tumble: Math.round(TUMBLE * usual) };
}
