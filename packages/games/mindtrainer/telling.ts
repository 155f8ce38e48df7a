import type { Millis } from '@izvilina/kernel/game.ts';
import type { MindtrainerHappening } from './state.ts';

/** How long a table shows each kind of picture (ms). The table's animation uses it, and clocks wait for it. */
const HOLD = { lay: 620, count: 1_100, seven: 1_700, look: 620, draw: 180, final: 1_200 } as const;

export const tellingTime = (happened: readonly MindtrainerHappening[]): Millis =>
  happened.reduce((sum, happening) => sum + holdOf(happening), 0);

/** Every happening is one picture, shown for this long. */
export function holdOf(happening: MindtrainerHappening): Millis {
  switch (happening.type) {
    case 'laid':
      return HOLD.lay;
    case 'scored':
      return happening.bonus > 0 ? HOLD.seven : HOLD.count;
    case 'rejected':
      return HOLD.count;
    case 'refilled':
      return HOLD.draw;
    case 'ended':
      return HOLD.final;
    default:
      return HOLD.look;
  }
}
