import type { Throw } from '@izvilina/games/brainstorm/throwing/release.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Level } from './levels.ts';

const FINE = 65_536;

/** Close to a normal variable of deviation 1. */
function deviate(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += (chance.below(FINE) + 0.5) / FINE;
  return sum - 6;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The throw as this level manages to aim it. Everybody's unsteady hand comes on top of it, in the rules. */
export const missed = (move: Throw, { aim }: Level, chance: Chance): Throw => ({
  ...move,
  speed: clamp(move.speed * (1 + aim.speed * deviate(chance)), 200, 6000),
  yaw: clamp(move.yaw + aim.yaw * deviate(chance), -90, 90),
});
