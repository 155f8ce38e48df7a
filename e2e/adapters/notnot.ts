import { facts } from '@izvilina/games/notnot/facts.ts';
import { NotNotTable } from '../notnot/notnot.ts';
import type { Adapter } from './adapter.ts';

/** Every touch is legal, right or wrong. */
export const adapter: Adapter = {
  title: facts.title.ru,
  hints: false,
  exceptions: [
    { selector: '.nn-pile', overlaps: true, why: 'the count of cards stands on the name card or beside it' },
    { selector: '.nn-rule', overlaps: true, why: 'a new rule lies over the cards until it has been read' },
  ],
  fullPuzzles: ['2026-11-19'],
  sit(page, seat = 0) {
    const table = new NotNotTable(page);
    // A single player touches the cards; several at one screen have pads of their own.
    const pad = page.locator(`[data-pad="${seat}-left"]`);
    const begin = page.getByRole('button', { name: 'Начинаем' });
    const held = page.locator(`.nn-pad [data-pad^="${seat}-"].held, .nn-in:not(:has(.nn-pad)) .nn-cross .held`);
    return {
      isAsked: async () => {
        if (await begin.isVisible()) await begin.click();
        return (await table.beat('open').isVisible()) && (await held.count()) === 0;
      },
      prepareLegalMove: async () => {
        await table.beat('open').waitFor();
        await page.waitForTimeout(200); // the rules do not accept quicker touches
        return pad.or(table.side('left')).first();
      },
    };
  },
};
