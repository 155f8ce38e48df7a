import type { Locator, Page } from '@playwright/test';
import type { FitException } from '../steps/fit/sight.ts';

/** What the suites over all games (`e2e/every-game.test.ts`) need to know about one game's table. */
export interface Adapter {
  /** Title on the shelf. */
  readonly title: string;
  /** Whether the menu offers «Подсказка». */
  readonly hints: boolean;
  /** Elements that may be smaller than a fingertip or hang over the edge of the screen, by how much, and why. */
  readonly exceptions: readonly FitException[];
  /** Dates whose puzzles of the day take most room: the fullest hand, the longest words, the most ways to lay a tile. */
  readonly fullPuzzles: readonly string[];
  /** A player at this page, who remembers what they have answered. `seat` matters when several share a screen. */
  sit(page: Page, seat?: number): Player;
}

export interface Player {
  /** Whether this player is asked something that they have not answered yet. */
  isAsked(): Promise<boolean>;
  /** Once asked, does everything for some legal move except for the last press, which is on the returned button. */
  prepareLegalMove(): Promise<Locator>;
}

/** Makes some legal move like a person. */
export async function pressLegalMove(player: Player): Promise<void> {
  const button = await player.prepareLegalMove();
  await button.click();
}
