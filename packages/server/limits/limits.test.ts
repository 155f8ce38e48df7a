import { mostEvents } from '@izvilina/authority/table/answer-changes.ts';
import { COUNTS, tokensFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { DRY_PER_PLAYER } from '@izvilina/games/brainstorm/rules/turn-end.ts';
import { MAX_PACKED } from '@izvilina/games/brainstorm/throwing/frames.ts';
import { GAMES, type Slug } from '@izvilina/games/registry.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { MOST_EVENTS } from '@izvilina/protocol/beginning.ts';
import { expect, test } from 'vitest';
import { byteBudget } from './byte-budget.ts';
import { LIMITS } from './limits.ts';

const LONG = -1.234_567_890_123_456_7e-100;
const AT = 1_800_000_000_000;
const bytes = (it: unknown): number => Buffer.byteLength(JSON.stringify(it)) + 1;

/** The largest move of each game that the rules accept, and the options that make the longest match. */
const LARGEST: Readonly<Record<Slug, { readonly move: unknown; readonly options: readonly object[] }>> = {
  cow006: {
    move: { type: 'pick', card: 104 },
    options: [
      { rounds: 50, variant: 'tactical' },
      { rounds: null, endAt: 200, variant: 'tactical' },
    ],
  },
  ingenious: {
    move: {
      type: 'place',
      tile: 'aaaaaaaa',
      cells: [
        [-7, -7],
        [-7, -7],
      ],
      flip: false,
    },
    options: [{}],
  },
  mindtrainer: {
    move: { type: 'lay', tiles: Array(7).fill({ x: 14, y: 14, letter: 'Щ', blank: false }) },
    options: [{ lexicon: 'nouns' }, { lexicon: 'open' }],
  },
  notnot: { move: { type: 'point', slot: 'aaaaaaaaaaaa', claimed: 600_000.123456789, uncertainty: 40 }, options: [{}] },
  brainstorm: {
    move: {
      type: 'throw',
      die: 'aaaaaa',
      edge: LONG,
      yaw: LONG,
      pitch: LONG,
      speed: LONG,
      height: LONG,
      grip: 'aaaaaaaaaa',
      style: 'aaaaaaaaaa',
    },
    options: [{}],
  },
};

/** Most bytes of dice flights, the largest part of any record. */
function flightBytes(slug: Slug, players: number): number {
  if (slug !== 'brainstorm') return 0;
  const tiles = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
  const throws = (tiles + 1) * DRY_PER_PLAYER * players + players * tokensFor(players);
  return throws * MAX_PACKED;
}

test.each(Object.keys(GAMES) as Slug[])('the largest record of %s can be checked', async (slug) => {
  const game: AnyGame = await GAMES[slug]();
  const [fewest, most] = game.players;
  const event = bytes({ at: AT, by: 9, move: LARGEST[slug].move });
  for (let players = fewest; players <= most; players++)
    for (const options of LARGEST[slug].options) {
      const events = mostEvents(game, players, options);
      expect(events).toBeLessThanOrEqual(MOST_EVENTS);
      const head = 4_096 + LIMITS.message; // names, seeds, and options no larger than the message they came in
      expect(head + events * event + flightBytes(slug, players)).toBeLessThanOrEqual(LIMITS.record);
    }
});

test('all records together have a budget, and what is given back can be taken again', () => {
  const budget = byteBudget(10);
  const release = budget.take(7);
  expect([release === null, budget.take(4)]).toEqual([false, null]);
  release?.();
  expect(budget.take(10)).not.toBeNull();
});
