import { describe, expect, test } from 'vitest';
import { LEVELS } from './bot.ts';
import { matchRate, playDeals } from './cow006/testing/match-rate.ts';
import { duel } from './duel.ts';

type Seats = readonly [better: string, lower: string];

/** Games that take milliseconds between levels below the master; the others are measured by `izvilina ladder`. */
const MEASURES = {
  cow006: (seats: Seats) => cowRate(seats, 90),
  ingenious: (seats: Seats) => gameRate('ingenious', seats, 30),
  mindtrainer: (seats: Seats) => gameRate('mindtrainer', seats, 100),
} as const;

/** Steps should win 60–80 %. This few games only tell a step from none at all, or from a far too large one. */
const [LEAST, MOST] = [0.5, 0.9];

const STEPS = LEVELS.slice(1, -1).map((level, below): Seats => [level, LEVELS[below] as string]);

async function cowRate([level, against]: Seats, deals: number): Promise<number> {
  return matchRate(await playDeals({ level, against, players: 2, deals, seed: 'steps' }), 'steps');
}

async function gameRate(game: 'ingenious' | 'mindtrainer', seats: Seats, games: number): Promise<number> {
  const { seats: measured } = await duel({ game, seats, games, seed: 'steps', budgetMs: 60_000 });
  return measured[0]?.winRate as number;
}

describe.each(Object.keys(MEASURES) as (keyof typeof MEASURES)[])('%s', (game) => {
  test.each(STEPS)('%s is a step above %s, and no cliff', { timeout: 600_000 }, async (...seats) => {
    const rate = await MEASURES[game](seats);
    expect(rate).toBeGreaterThan(LEAST);
    expect(rate).toBeLessThan(MOST);
  });
});

test('two of a kind are no step', async () => {
  expect(await cowRate(['learner', 'learner'], 4)).toBe(0.5);
});
