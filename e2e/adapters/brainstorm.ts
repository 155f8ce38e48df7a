import { facts } from '@izvilina/games/brainstorm/facts.ts';
import type { Adapter } from './adapter.ts';

/** What the stamp offers as it stands; where there is none, the first of what can be chosen. */
export const adapter: Adapter = {
  title: facts.title.ru,
  hints: true,
  exceptions: [],
  sit(page) {
    const asked = page.locator('.bs[data-rest="true"] .bs-near:not([data-asked="none"])');
    const stamp = asked.locator('.bs-acts .stamp');
    const choices = asked.locator('.bs-card, .bs-tray button');
    return {
      isAsked: () => stamp.or(choices).first().isVisible(),
      prepareLegalMove: async () => {
        await stamp.or(choices).first().waitFor();
        return (await stamp.isVisible()) ? stamp : choices.first();
      },
    };
  },
};
