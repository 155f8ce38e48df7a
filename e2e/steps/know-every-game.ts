import { SLUGS } from '@izvilina/games/registry.ts';
import type { Page } from '@playwright/test';

/** This device has played every game before: no table is coached, and its player confirms every move. */
export const knowEveryGame = (page: Page): Promise<unknown> =>
  page.addInitScript((slugs) => {
    if (localStorage.getItem('izvilina') === null) localStorage.setItem('izvilina', JSON.stringify({ oneTap: false }));
    localStorage.setItem('izvilina.coach', JSON.stringify(Object.fromEntries(slugs.map((slug) => [slug, 'done']))));
  }, SLUGS);
