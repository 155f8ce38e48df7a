import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';

/** Whether so many can play; the refusal says how many can. */
export function playersFit(players: number, [min, max]: readonly [number, number]): Result<null> {
  if (Number.isInteger(players) && players >= min && players <= max) return ok(null);
  return refuse('BAD_OPTIONS', { at: 'players', min, max });
}
