import { setImmediate as breathe } from 'node:timers/promises';
import { chances } from '@izvilina/kernel/chance.ts';
import { checkPosition, checkReplay, playRandomly, type Violation } from '@izvilina/kernel/contract.ts';
import { expect, it } from 'vitest';
import { ingenious as game } from './game.ts';
import { variety } from './variety.ts';

const N = Number(process.env.CONTRACT_GAMES ?? 10_000);
const SEED = process.env.CONTRACT_SEED ?? 'fixed';
it('laws', { timeout: 600_000 }, async () => {
  const dice = chances(`${game.slug} ${SEED}`);
  const pool = new Set<string>();
  let positions = 0,
    checked = 0,
    t = 0;
  const began = performance.now();
  for (let index = 1; index <= N; index++) {
    const roll = dice(index);
    const start = { ...variety.start(roll), seed: `${SEED} of game ${index}` };
    const played = playRandomly(game, start, roll, (match) => {
      positions++;
      if (roll.below(50) > 0) return [];
      checked++;
      const t0 = performance.now();
      const v = checkPosition(match, { dice: roll, pool, spellings: variety.spellings });
      t += performance.now() - t0;
      return v;
    });
    const replayed = index % 20 === 0 ? checkReplay(game, start, played) : [];
    const violations: Violation[] = [...played.violations, ...replayed];
    if (violations.length) expect({ index, start, v: violations.slice(0, 3) }).toBeNull();
    if (index % 100 === 0) await breathe();
  }
  console.log({ N, positions, checked, checkMs: Math.round(t), allMs: Math.round(performance.now() - began) });
});
