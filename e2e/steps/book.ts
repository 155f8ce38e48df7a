import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { canonical, type Json } from '@izvilina/kernel/json.ts';
import { advance, type Match } from '@izvilina/kernel/match.ts';
import { type Play, plyEvent } from '@izvilina/kernel/scenario.ts';
import { otherMoves } from '@izvilina/web/rulebook/try/testing/other-moves.ts';
import { openTrial, type Trial, tryMove } from '@izvilina/web/rulebook/try/trial.ts';
import type { Page } from '@playwright/test';
import { freeSpot } from '../cow006/cow.ts';
import { NotNotTable } from '../notnot/notnot.ts';

/** The reader's moves of the script; the others' follow by themselves. */
export const ownMoves = (play: Play): readonly Json[] =>
  play.moves.flatMap((ply) => (ply.by === play.seat ? [ply.move] : []));

/** Moves that end in something the page does not ask for; null if everything a reader can do is right. */
export function wrongTry(game: AnyGame, play: Play): readonly Json[] | null {
  let trial = openTrial(game, play);
  const before: Json[] = [];
  for (const move of ownMoves(play)) {
    const wrong = otherMoves(trial, play)
      .map((other) => (game.race ? touchOf(other) : other))
      .find((other) => tryMove(trial, play, other).verdict?.kind === 'tried' && changes(trial, play, other));
    if (wrong !== undefined) return [...before, wrong];
    before.push(move);
    trial = tryMove(trial, play, move);
  }
  return null;
}

/** In a race the reader says only what they touch; the script says when. */
const touchOf = (move: Json): Json => {
  const { type, slot } = move as { readonly type: string; readonly slot: string };
  return { type, slot };
};

/** Whether a move changes anything: a card already laid cannot be chosen again. */
function changes({ match }: Trial, { seat: by }: Play, move: Json): boolean {
  const next = advance(match, plyEvent({ by, move }));
  const lies = ({ state }: Match) => canonical({ ...state, happened: [] });
  return !next.ok || lies(next.value) !== lies(match);
}

/** If a move is one touch, touches it; else calls the board's own handler. The gestures have tests of their own. */
export async function playOnBoard(page: Page, slug: Slug, moves: readonly Json[]): Promise<void> {
  const touch = TOUCH[slug] ?? answer;
  for (const move of moves) await touch(page, move);
}

const TOUCH: { readonly [S in Slug]?: (page: Page, move: Json) => Promise<void> } = {
  async cow006(page, move) {
    const { card, row } = move as { readonly card?: number; readonly row?: number };
    const name = card === undefined ? new RegExp(`^Забрать ряд ${(row ?? 0) + 1}:`) : new RegExp(`^карта ${card},`);
    const button = page.getByRole('button', { name, disabled: false });
    await button.click({ position: await freeSpot(button) });
  },
  notnot: (page, move) => new NotNotTable(page).side((move as { readonly slot: Slot }).slot).click(),
};

/** Calls the handler that React passed to the small board. Waits for React: a book's first page is visible before. */
const answer = async (page: Page, move: Json): Promise<void> => {
  await page.waitForFunction((given) => {
    const mat: object = document.querySelector('.mat') ?? {};
    const props = Object.entries(mat).find(([name]) => name.startsWith('__reactProps'))?.[1];
    props?.children.props.play({ move: given });
    return props !== undefined;
  }, move as unknown);
};

/** The part of a position that a tray is for. */
const BOARDS: Readonly<Record<Slug, string>> = {
  cow006: '.cow-rows',
  ingenious: '.ing-board svg',
  mindtrainer: '.mt-window',
  notnot: '.nn-cross',
  brainstorm: '.bs-field',
};

/** How much of the room between words and foot its figure fills, and of the tray its board; 0 where there is none. */
export const fillings = (page: Page, slug: Slug): Promise<{ readonly figure: number; readonly board: number }> =>
  page.evaluate((board) => {
    const areaOf = (selector: string) => {
      const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return width * height;
    };
    return {
      figure: areaOf('.figure > *') / (areaOf('.figure') || 1),
      board: areaOf(`.mat ${board}`) / (areaOf('.mat') || 1),
    };
  }, BOARDS[slug]);

export const note = (page: Page) => page.locator('.noted');

/** Polls every frame. An assertion would poll after 0.1, 0.35, 0.85 seconds, which adds up over many pages. */
export const untilNoted = (page: Page) => page.waitForFunction(() => document.querySelector('.noted')?.textContent);
