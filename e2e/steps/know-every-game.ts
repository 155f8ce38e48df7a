import { SLUGS } from '@izvilina/games/registry.ts';
import type { BrowserContext, Page } from '@playwright/test';

/** This device has played every game before: no coaching, every move is confirmed, and bots go on by themselves. */
export const knowEveryGame = (where: Page | BrowserContext): Promise<unknown> =>
  where.addInitScript((slugs) => {
    if (localStorage.getItem('izvilina') === null)
      localStorage.setItem('izvilina', JSON.stringify({ oneTap: false, tapOn: false }));
    localStorage.setItem('izvilina.coach', JSON.stringify(Object.fromEntries(slugs.map((slug) => [slug, 'done']))));
  }, SLUGS);
