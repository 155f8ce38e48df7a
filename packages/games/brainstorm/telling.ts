import type { Millis } from '@izvilina/kernel/game.ts';
import type { BrainstormHappening } from './state.ts';
import { durationOf, unpackFrames } from './throwing/frames.ts';

/** How long a table shows each kind of picture (ms). */
const HOLD = { short: 180, lay: 420, fight: 1_500, gone: 750, pawn: 520, look: 650 } as const;
/** Pause after a flight, to see where the die is (ms). */
const SETTLED = 350;

export const tellingTime = (happened: readonly BrainstormHappening[]): Millis =>
  happened.reduce((sum, happening) => sum + holdOf(happening), 0);

/** Every happening is one picture, shown for this long. The table's animation uses it, and clocks wait for it. */
export function holdOf(happening: BrainstormHappening): Millis {
  switch (happening.type) {
    case 'dropped':
      return flightTime(happening.frames) + HOLD.look;
    case 'thrown':
      return flightTime(happening.frames);
    case 'released':
      return HOLD.short;
    case 'box':
    case 'boxTakenOff':
    case 'laid':
    case 'joined':
      return HOLD.lay;
    case 'claimed':
    case 'pawnReturned':
    case 'pawnMoved':
      return HOLD.pawn;
    case 'battle':
    case 'burned':
      return HOLD.fight;
    case 'removed':
      return HOLD.gone;
    case 'turn':
    case 'dice':
      return 0;
    default:
      return HOLD.look;
  }
}

function flightTime(frames: string | undefined): Millis {
  const flight = frames === undefined ? null : unpackFrames(frames);
  return flight === null ? HOLD.look : durationOf(flight) * 1000 + SETTLED;
}
