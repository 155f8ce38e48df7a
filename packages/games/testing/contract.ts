import { setImmediate as breathe } from 'node:timers/promises';
import { chances } from '@izvilina/kernel/chance.ts';
import { checkPosition, checkReplay, playRandomly, type Variety, type Violation } from '@izvilina/kernel/contract.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { expect, it } from 'vitest';
import { loadGameFor } from '../load.ts';
import { readData } from '../node/read-data.ts';
import type { Slug } from '../registry.ts';
import { VARIETIES } from '../variety.ts';
import { positionText } from './position-text.ts';

const GAMES_PLAYED = 10_000;
const POSITIONS_CHECKED_ONE_IN = 50;
const REPLAYED_ONE_IN = 20;
/** Different in every run; a failure prints it, and `CONTRACT_SEED=… npm test -- unit FILE` repeats it. */
const SEED = process.env.CONTRACT_SEED ?? Date.now().toString(36);

/** What is wrong with the first game that breaks a law, and how much was checked. */
async function survey(slug: Slug, variety: Variety, games: number) {
  const dice = chances(`${slug} ${SEED}`);
  const pool = new Set<string>();
  let positions = 0;
  let checked = 0;
  let last: Match | null = null;
  for (let index = 1; index <= games; index++) {
    const roll = dice(index);
    const start = { ...variety.start(roll), seed: `${SEED} of game ${index}` };
    const game = await loadGameFor(slug, start, readData);
    const lookAt = (match: Match) => {
      positions++;
      last = match;
      if (roll.below(POSITIONS_CHECKED_ONE_IN) > 0) return [];
      checked++;
      return checkPosition(match, { ...variety, dice: roll, pool });
    };
    const played = playRandomly(game, start, roll, lookAt, variety.job);
    const replayed = index % REPLAYED_ONE_IN === 0 ? checkReplay(game, start, played) : [];
    const violations: Violation[] = [...played.violations, ...replayed];
    if (violations.length > 0)
      return { positions, checked, last, broken: { index, start, violations: violations.slice(0, 5) } };
    if (index % 100 === 0) await breathe();
  }
  return { positions, checked, last, broken: null };
}

/** The tests of one game. Each game has a test file of its own, so that they run in parallel. */
export function keepsTheContract(slug: Slug): void {
  it(`keeps every law in random games (CONTRACT_SEED=${SEED})`, { timeout: 600_000 }, async () => {
    const variety = await VARIETIES[slug]();
    const games = Number(process.env.CONTRACT_GAMES ?? variety.games ?? GAMES_PLAYED);
    const { positions, checked, last, broken } = await survey(slug, variety, games);
    const where = broken && last ? await positionText(slug, last) : '';
    expect(broken, `repeat with CONTRACT_SEED=${SEED}\n${where}\n`).toBeNull();
    expect(checked).toBeGreaterThan(positions / POSITIONS_CHECKED_ONE_IN / 2);
  });
}
