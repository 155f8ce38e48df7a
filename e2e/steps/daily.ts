import { openPuzzle, type Puzzle } from '@izvilina/bots/puzzles/puzzle.ts';
import { PUZZLE_KINDS, PUZZLES } from '@izvilina/bots/puzzles/registry.ts';
import { posesFor } from '@izvilina/games/brainstorm/geometry/placement.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Move as TileMove } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { loadGame } from '@izvilina/games/load.ts';
import type { Move as WordMove } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { puzzleOn } from '@izvilina/web/daily/puzzle-on.ts';
import { dayOf } from '@izvilina/web/pages/daily/day.ts';
import type { Page } from '@playwright/test';
import { CowTable } from '../cow006/cow.ts';
import { IngeniousTable } from '../ingenious/ingenious.ts';
import { MindtrainerTable } from '../mindtrainer/mindtrainer.ts';
import { NotNotTable } from '../notnot/notnot.ts';

/** The puzzle that a page shows on this date. */
export async function puzzleOfDay(game: Slug, date: Date): Promise<Puzzle> {
  const { puzzles } = await PUZZLES[game]();
  return puzzles[puzzleOn(dayOf(date), game, puzzles.length)] as Puzzle;
}

/** Plays the answer like a person. */
export const ANSWER: { readonly [S in Slug]: (page: Page, puzzle: Puzzle) => Promise<void> } = {
  async cow006(page, { best }) {
    const { card } = best as { readonly card: number };
    await layCard(page, card);
  },
  ingenious: (page, { best }) => new IngeniousTable(page).make(best as TileMove),
  mindtrainer: (page, { best }) => new MindtrainerTable(page).make(best as WordMove),
  notnot: (page, { best }) => new NotNotTable(page).side((best as { readonly slot: Slot }).slot).click(),
  async brainstorm(page, puzzle) {
    const file = await PUZZLES.brainstorm();
    const match = must(openPuzzle(await loadGame('brainstorm', file.options, readData), file, puzzle));
    const view = viewOf(match, puzzle.seat) as BrainstormView;
    const { isAsGood } = await PUZZLE_KINDS.brainstorm();
    const poses = view.rest ? posesFor(view.rest) : [];
    const pose = poses.findIndex((lay) => isAsGood(view, puzzle.best, lay));
    await page.locator('.bs-tray button').nth(pose).click();
    await page.locator('.bs-acts .stamp').click();
  },
};

export async function layCard(page: Page, card: number): Promise<void> {
  const table = new CowTable(page);
  await table.choose(page.getByRole('button', { name: new RegExp(`^карта ${card},`) }));
  await table.stamp.click();
}
