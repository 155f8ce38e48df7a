import { chances } from '@izvilina/kernel/chance.ts';
import { checkPosition, checkReplay, playRandomly } from '@izvilina/kernel/contract.ts';
import { expect, it } from 'vitest';
import { notnot } from './game.ts';
import { variety } from './variety.ts';

const GAMES = Number(process.env.CONTRACT_GAMES ?? 300);
const SEED = process.env.CONTRACT_SEED ?? Date.now().toString(36);
const CHECKED_ONE_IN = Number(process.env.CONTRACT_EVERY ?? 10);

it(`keeps every law in ${GAMES} random games (CONTRACT_SEED=${SEED})`, { timeout: 180_000 }, () => {
  const dice = chances(`notnot ${SEED}`);
  const pool = new Set<string>();
  for (let index = 1; index <= GAMES; index++) {
    const roll = dice(index);
    const start = { ...variety.start(roll), seed: `${SEED} of game ${index}` };
    const played = playRandomly(notnot, start, roll, (match) =>
      roll.below(CHECKED_ONE_IN) > 0 ? [] : checkPosition(match, { dice: roll, pool, spellings: variety.spellings }),
    );
    const violations = [...played.violations, ...checkReplay(notnot, start, played)];
    expect(violations.slice(0, 3), JSON.stringify(start)).toEqual([]);
  }
});
