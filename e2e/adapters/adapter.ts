import type { Locator, Page } from '@playwright/test';
import type { FitException } from '../steps/fit.ts';

/** What the suites over all games (`e2e/every-game.test.ts`) have to know of one game's table. */
export interface Adapter {
  /** As on the shelf. */
  readonly title: string;
  /** Whether the menu offers «Подсказка». */
  readonly hints: boolean;
  /** What is smaller than a fingertip or hangs over the edge of the screen, how far that may go, and why. */
  readonly exceptions: readonly FitException[];
  /** Somebody at this page, who remembers what they have answered. `seat` counts where several share a screen at once. */
  sit(page: Page, seat?: number): Player;
}

export interface Player {
  /** Whether something is asked of this player that they have not answered yet. */
  isAsked(): Promise<boolean>;
  /** Once something is asked: everything a person does for any legal move, but for the last press. That is on the button returned. */
  prepareLegalMove(): Promise<Locator>;
}

/** What a person does to make any legal move. */
export async function pressLegalMove(player: Player): Promise<void> {
  const button = await player.prepareLegalMove();
  await button.click();
}
