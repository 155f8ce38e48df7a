import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, hashOf, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../registry.ts';
import { assess } from './assess.ts';
import { CHECKED_BY, findPuzzles, lookAt } from './find.ts';
import { openPuzzle, type Puzzle } from './puzzle.ts';
import { PUZZLE_KINDS, PUZZLES } from './registry.ts';

const LEAST = 60;
/** Number of puzzles per game that are checked again with all nodes; `IZVILINA_PUZZLES=90` checks all of them. */
const RECHECKED = Number(process.env.IZVILINA_PUZZLES ?? 1);

const loaded = async (slug: Slug) => {
  const [file, kind, bots] = await Promise.all([PUZZLES[slug](), PUZZLE_KINDS[slug](), BOTS[slug]()]);
  const game = await loadGame(slug, file.options, readData);
  const open = (puzzle: Puzzle) => must(openPuzzle(game, file, puzzle));
  return { file, kind, bots, game, open };
};

describe.each(SLUGS)('the puzzles of %s', (slug) => {
  it('are many, all different, and each is reached by legal moves', async () => {
    const { file, kind, open } = await loaded(slug);
    expect(file.puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(file.players).toBe(kind.seats.length);
    expect(file.options).toEqual(kind.options);
    const positions = new Set<string>();
    for (const puzzle of file.puzzles) {
      const match = open(puzzle);
      const view = viewOf(match, puzzle.seat);
      expect(kind.isWorthAsking(view)).toBe(true);
      expect(must(advance(match, { at: match.at, by: puzzle.seat, move: puzzle.best })).seq).toBe(match.seq + 1);
      expect(kind.isAsGood(view, puzzle.best, puzzle.best)).toBe(true);
      expect(kind.isFair?.(view, puzzle.best) ?? true).toBe(true);
      expect(puzzle.margin).toBeGreaterThanOrEqual(kind.margin);
      expect(puzzle.why.some(({ key }) => key !== 'winChance')).toBe(true);
      positions.add(hashOf(match));
    }
    expect(positions.size).toBe(file.puzzles.length);
  });

  it('are still what the bot finds with ten times the nodes', async () => {
    const { file, kind, bots, open } = await loaded(slug);
    const step = Math.floor(file.puzzles.length / RECHECKED);
    for (let index = 0; index < step * RECHECKED; index += step) {
      const puzzle = file.puzzles[index] as Puzzle;
      const match = open(puzzle);
      const found = lookAt({ bots, kind }, match, puzzle.seat, CHECKED_BY);
      // Bots may improve: they must still find the answer, but its lead may differ.
      expect(kind.isAsGood(viewOf(match, puzzle.seat), puzzle.best, found?.move)).toBe(true);
      expect(found?.lead).toBeGreaterThan(kind.margin / 2);
    }
  });

  it('are judged: the answer is right, what a careless player does is wrong and told why', async () => {
    const { file, kind, bots, open } = await loaded(slug);
    const puzzle = file.puzzles[1] as Puzzle;
    const of = (move: Json) => assess({ game: slug, file, index: 1, move }, readData);
    expect(await of(puzzle.best)).toEqual({ right: true, cost: 0, why: puzzle.why });
    const view = viewOf(open(puzzle), puzzle.seat);
    const other = Array.from(
      { length: 100 },
      (_, n) => bots.think('random', view, chanceAt('careless', n), NO_CLOCK).move,
    )
      .filter((move) => move !== null)
      .find((move) => !kind.isAsGood(view, puzzle.best, move));
    const wrong = await of(other as Json);
    expect(wrong.right).toBe(false);
    expect(wrong.cost).toBeGreaterThan(0);
    expect(wrong.why.length).toBeGreaterThan(0);
    expect(await of(other as Json)).toEqual(wrong);
  });
});

const NO_CLOCK = { ms: Number.POSITIVE_INFINITY };

describe('another spelling of the answer', () => {
  it.each(['ingenious', 'mindtrainer'] as const)('of %s is right too', async (slug) => {
    const { file } = await loaded(slug);
    for (const [index, { best }] of file.puzzles.slice(0, 10).entries()) {
      const { right } = await assess({ game: slug, file, index, move: reversed(best) }, readData);
      expect(right).toBe(true);
    }
  });
});

/** Every list of a move the other way round: a tile named from its other end, tiles laid in another order. */
const reversed = (move: Json): Json =>
  Object.fromEntries(
    Object.entries(move as Readonly<Record<string, Json>>).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.toReversed() : value,
    ]),
  );

describe('the search', () => {
  const find = () => findPuzzles('notnot', 'any', 3, () => {});

  it('finds the same again from the same seed', async () => {
    const [once, again] = await Promise.all([find(), find()]);
    expect(once.puzzles).toHaveLength(3);
    expect(again).toEqual(once);
  });
});
