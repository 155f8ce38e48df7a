import { scenarios } from '@izvilina/games/cow006/scenarios.ts';
import type { Play, Ply } from '@izvilina/kernel/scenario.ts';
import { expect, type Page } from '@playwright/test';
import { freeSpot } from '../cow006/cow.ts';

export const pages = scenarios.flatMap(({ id, play, title }) => (play ? [{ id, play, title: title.ru }] : []));

/** Long enough for any telling on the small board. */
export const TOLD = 12_000;

/** The page's own clock, so that the telling of thirty positions need not be sat through. */
export const withOwnClock = (page: Page): Promise<void> => page.clock.install();

/** Plays the reader's part of the script; everybody else follows by themselves. */
export async function playScript(page: Page, play: Play): Promise<void> {
  for (const ply of play.moves.filter(({ by }) => by === play.seat)) {
    const button = page.getByRole('button', { name: nameOf(ply) });
    await button.click({ position: await freeSpot(button) });
    await page.clock.runFor(TOLD);
  }
}

function nameOf(ply: Ply): RegExp {
  const move = (ply.by === 'referee' ? ply.act : ply.move) as { type: string; card?: number; row?: number };
  return move.type === 'takeRow'
    ? new RegExp(`^Забрать ряд ${(move.row ?? 0) + 1}:`)
    : new RegExp(`^карта ${move.card},`);
}

export async function seesVerdict(page: Page, verdict: string, play: Play): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: verdict })).toContainText(play.after.ru);
}
