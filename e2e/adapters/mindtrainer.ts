import { facts } from '@izvilina/games/mindtrainer/facts.ts';
import { ru } from '@izvilina/web/tables/mindtrainer/words/words.ru.ts';
import type { Adapter } from './adapter.ts';

/** Exchanges one tile: legal as long as the bag has some, whatever is on the rack. */
export const adapter: Adapter = {
  title: facts.title.ru,
  hints: true,
  exceptions: [
    { selector: '.mt-flag', overlaps: true, why: 'what a word brought stands beside it, on free cells' },
    { selector: '.mt-draw', overlaps: true, why: 'the draw lies on the board before anything else does' },
  ],
  fullPuzzles: ['2026-11-19', '2026-12-19'],
  sit(page) {
    const tile = page.locator('.mt[data-rest="true"] .mt-rack button[aria-disabled="false"]').first();
    return {
      isAsked: () => tile.isVisible(),
      prepareLegalMove: async () => {
        await tile.waitFor();
        await page.locator('.mt-acts').getByRole('button', { name: ru.exchange }).click();
        const sheet = page.getByRole('dialog', { name: ru.exchangeTitle });
        await sheet.locator('button[aria-pressed="false"]').first().click();
        return sheet.getByRole('button', { name: /^Обменять/ });
      },
    };
  },
};
