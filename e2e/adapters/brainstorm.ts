import { facts } from '@izvilina/games/brainstorm/facts.ts';
import type { Adapter } from './adapter.ts';

/** Accepts what the stamp offers; without a stamp, the first choice. */
export const adapter: Adapter = {
  title: facts.title.ru,
  hints: true,
  exceptions: [],
  sit(page) {
    const asked = page.locator('.bs[data-rest="true"] .bs-near:not([data-asked="none"])');
    const stamp = asked.locator('.bs-acts .stamp');
    const choices = asked.locator('.bs-card, .bs-tray button');
    /** The near edge's content when it was answered: nothing new is asked until that changes. */
    let answered = '';
    const standing = () =>
      page.evaluate(() => {
        const said = document.querySelectorAll('.bar .phase, .bs-near .happened');
        const near = document.querySelector<HTMLElement>('.bs-near');
        return [near?.dataset.asked, ...[...said].map(({ textContent }) => textContent)].join('; ');
      });
    return {
      isAsked: async () => (await stamp.or(choices).first().isVisible()) && (await standing()) !== answered,
      prepareLegalMove: async () => {
        await stamp.or(choices).first().waitFor();
        answered = await standing();
        return (await stamp.isVisible()) ? stamp : choices.first();
      },
    };
  },
};
