import { facts } from '@izvilina/games/ingenious/facts.ts';
import { ru } from '@izvilina/web/tables/ingenious/words/words.ru.ts';
import type { Adapter } from './adapter.ts';

/** Lays the first tile of the rack on the first cell that accepts it; never swaps the rack. */
export const adapter: Adapter = {
  title: facts.title.ru,
  hints: true,
  exceptions: [
    {
      selector: '.ing-board',
      overlaps: true,
      why: 'tracks and rack reach into the corners that a hexagon leaves free',
    },
    {
      selector: '.ing .cell',
      least: 26,
      why: 'a phone shows the whole board; a tile may be moved or taken back before it lies',
    },
  ],
  fullPuzzles: ['2026-11-28'],
  sit(page) {
    const tile = page.locator('.ing[data-rest="true"] .ing-rack button[aria-disabled="false"]').first();
    const act = (name: string) => page.locator('.ing .acts').getByRole('button', { name, exact: true });
    return {
      isAsked: async () => (await tile.isVisible()) || (await act(ru.keep).isVisible()),
      prepareLegalMove: async () => {
        await tile.or(act(ru.keep)).first().waitFor();
        if (await act(ru.keep).isVisible()) return act(ru.keep);
        await tile.click();
        await page.locator('.ing .cell.open').first().click();
        await act(ru.lay).waitFor();
        return act(ru.lay);
      },
    };
  },
};
