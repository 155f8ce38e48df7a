import type { Millis } from '@izvilina/kernel/game.ts';
import type { IngeniousHappening } from './state.ts';

/** How long a table shows each kind of picture (ms). The table's animation uses it, and clocks wait for it. */
export const HOLD = {
  lay: 520,
  count: 950,
  countNothing: 250,
  genius: 1_700,
  show: 1_900,
  look: 600,
  draw: 160,
} as const;

export const tellingTime = (happened: readonly IngeniousHappening[]): Millis =>
  happened.reduce((sum, happening) => sum + timeOf(happening), 0);

function timeOf(happening: IngeniousHappening): Millis {
  switch (happening.type) {
    case 'placed':
      return HOLD.lay + (happening.halves.some(({ points }) => points > 0) ? HOLD.count : HOLD.countNothing);
    case 'bonusEarned':
      return HOLD.genius;
    case 'swapped':
      return HOLD.show;
    case 'drew':
      return HOLD.draw;
    default:
      return HOLD.look;
  }
}
