import { assess } from '@izvilina/bots/puzzles/assess.ts';
import { openPuzzle, type Puzzle } from '@izvilina/bots/puzzles/puzzle.ts';
import { PUZZLES } from '@izvilina/bots/puzzles/registry.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { giveAnswer, retryPuzzle, showSolution, startPuzzle, withVerdict } from './solving.ts';

const WRONG = { right: false, cost: 0.2, why: [] };
const RIGHT = { right: true, cost: 0, why: [] };

const cow = async () => {
  const file = await PUZZLES.cow006();
  const puzzle = file.puzzles[0] as Puzzle;
  const start = must(openPuzzle(await loadGame('cow006', file.options, readData), file, puzzle));
  const { hand } = start.game.view(start.state, puzzle.seat) as unknown as { readonly hand: readonly number[] };
  const other = hand.find((card) => card !== (puzzle.best as { readonly card: number }).card) as number;
  return { daily: { puzzle, start }, other: { type: 'pick', card: other } };
};

describe('somebody at a puzzle', () => {
  it('solves it at the first try', async () => {
    const { daily } = await cow();
    const tried = must(giveAnswer(daily, startPuzzle(daily), daily.puzzle.best, 1200));
    expect(tried).toMatchObject({ tries: 1, ending: null, assessed: null, took: 1200 });
    expect(tried.steps).toHaveLength(1);
    expect(withVerdict(tried, RIGHT).ending).toBe('first');
  });

  it('may try once more, from the same position', async () => {
    const { daily, other } = await cow();
    const wrong = withVerdict(must(giveAnswer(daily, startPuzzle(daily), other, 0)), WRONG);
    expect(wrong.ending).toBeNull();
    const second = retryPuzzle(daily, wrong);
    expect(second).toMatchObject({ tries: 1, move: null, assessed: null });
    expect(second.match).toBe(daily.start);
    expect(withVerdict(must(giveAnswer(daily, second, daily.puzzle.best, 0)), RIGHT).ending).toBe('second');
    expect(withVerdict(must(giveAnswer(daily, second, other, 0)), WRONG).ending).toBe('shown');
  });

  it('does not lose a try by what the rules refuse', async () => {
    const { daily } = await cow();
    const refused = giveAnswer(daily, startPuzzle(daily), { type: 'pick', card: 999 }, 0);
    expect(refused).toMatchObject({ ok: false });
  });

  it('is shown the answer on the table', async () => {
    const { daily } = await cow();
    const end = showSolution(daily, startPuzzle(daily));
    expect(end).toMatchObject({ move: daily.puzzle.best, ending: 'shown', assessed: { why: daily.puzzle.why } });
    expect(end.match.seq).toBe(daily.start.seq + 1);
  });
});

describe('a race', () => {
  it('asks what is touched and not when', async () => {
    const file = await PUZZLES.notnot();
    const game = await loadGame('notnot', file.options, readData);
    for (const [index, puzzle] of file.puzzles.slice(0, 5).entries()) {
      const start = must(openPuzzle(game, file, puzzle));
      const { slot } = puzzle.best as { readonly slot: string };
      const answered = must(
        giveAnswer({ puzzle, start }, startPuzzle({ puzzle, start }), { type: 'point', slot }, 40_000),
      );
      expect(answered.match, 'the dice stay as they were asked about').toBe(start);
      expect(await assess({ game: 'notnot', file, index, move: answered.move as Json }, readData)).toMatchObject({
        right: true,
      });
    }
  });
});
