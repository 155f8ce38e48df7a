import { facts } from '@izvilina/games/brainstorm/facts.ts';
import type { Page } from '@playwright/test';
import type { Adapter } from './adapter.ts';

/** Accepts what the stamp offers; without a stamp, the first choice. */
export const adapter: Adapter = {
  title: facts.title.ru,
  hints: true,
  exceptions: [{ selector: '.bs-svg', overlaps: true, why: 'the table top runs under what lies at its corners' }],
  fullPuzzles: ['2026-11-19', '2026-11-29'],
  sit(page) {
    const asked = page.locator('.bs[data-rest="true"] .bs-near:not([data-asked="none"])');
    const stamp = asked.locator('.bs-acts .stamp');
    const choices = asked.locator('.bs-card, .bs-tray button');
    return {
      isAsked: async () => (await stamp.or(choices).first().isVisible()) && (await nearEdge(page)) !== 'answered',
      prepareLegalMove: async () => {
        await stamp.or(choices).first().waitFor();
        await nearEdge(page, { isBeingAnswered: true });
        return (await stamp.isVisible()) ? stamp : choices.first();
      },
    };
  },
};

/**
 * Whether what stands at the near edge was answered already: nothing new is asked until it changes. The page itself
 * remembers it, for all who share one screen, until it is loaded anew.
 */
const nearEdge = (page: Page, { isBeingAnswered = false } = {}): Promise<'answered' | 'new'> =>
  page.evaluate((answers) => {
    const said = document.querySelectorAll('.bar .phase, .bs-near .happened');
    const near = document.querySelector<HTMLElement>('.bs-near');
    const content = [near?.dataset.asked, ...[...said].map(({ textContent }) => textContent)].join('; ');
    const remembered = document.documentElement.dataset;
    if (answers) remembered.answered = content;
    return remembered.answered === content ? 'answered' : 'new';
  }, isBeingAnswered);
