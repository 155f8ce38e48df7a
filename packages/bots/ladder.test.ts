import { describe, expect, test } from 'vitest';
import { LEVELS } from './bot.ts';
import { matchRate, playDeals } from './cow006/testing/match-rate.ts';
import { duel } from './duel.ts';

type Seats = readonly [better: string, lower: string];

/** Where a game between the levels below the master takes milliseconds; the others are measured by `izvilina ladder`. */
const MEASURES = {
  cow006: (seats: Seats) => cowRate(seats, 90),
  ingenious: (seats: Seats) => gameRate('ingenious', seats),
  mindtrainer: (seats: Seats) => gameRate('mindtrainer', seats),
} as const;

/** Steps are meant to be 60–80 %; so few games tell a cliff from a step, and no step at all from one. */
const [LEAST, MOST] = [0.5, 0.9];

const STEPS = LEVELS.slice(1, -1).map((level, below): Seats => [level, LEVELS[below] as string]);

async function cowRate([level, against]: Seats, deals: number): Promise<number> {
  return matchRate(await playDeals({ level, against, players: 2, deals, seed: 'steps' }), 'steps');
}

async function gameRate(game: 'ingenious' | 'mindtrainer', seats: Seats): Promise<number> {
  const { seats: measured } = await duel({ game, seats, games: 30, seed: 'steps', budgetMs: 60_000 });
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
