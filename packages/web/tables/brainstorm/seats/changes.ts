import { burning } from '@izvilina/games/brainstorm/rules/consequences.ts';
import { burningGains, gainsOf } from '../controls/gains.ts';
import type { Brainstorm } from '../useBrainstorm.ts';

/** By seat: how the points would change by what is held over the die now. */
export function changesOf({ view, pose, controls }: Brainstorm): readonly number[] {
  if (pose) return gainsOf(view, pose.lay.tile, pose.what);
  if (controls && view.phase === 'burn' && view.rest)
    return burningGains(view, burning(view, view.rest.at, controls.burn));
  return [];
}
