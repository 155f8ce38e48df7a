import type { Throw } from '@izvilina/games/brainstorm/throwing/release.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Level } from './levels.ts';

const FINE = 65_536;

/** An approximately normal random number with deviation 1. */
function deviate(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += (chance.below(FINE) + 0.5) / FINE;
  return sum - 6;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The throw with this level's aiming error. The rules add every player's unsteady hand on top. */
export const missed = (move: Throw, { aim }: Level, chance: Chance): Throw => ({
  ...move,
  speed: clamp(move.speed * (1 + aim.speed * deviate(chance)), 200, 6000),
  yaw: clamp(move.yaw + aim.yaw * deviate(chance), -90, 90),
});
