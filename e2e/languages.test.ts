import { SLUGS } from '@izvilina/games/registry.ts';
import { foreignWords } from './steps/language.ts';
import { expect, test } from './test.ts';

const LOCALES = { ru: 'ru-RU', en: 'en-GB' } as const;
/** Tables are asked the same in `every-game.test.ts`. */
const PAGES = [
  '/',
  '/code',
  '/settings',
  '/my',
  '/nowhere',
  '/replay',
  '/one/cow006',
  '/daily/cow006',
  '/practice/notnot',
  ...SLUGS.map((slug) => `/rules/${slug}`),
];

for (const language of ['ru', 'en'] as const)
  test.describe(`with a browser in ${language}`, () => {
    test.use({ locale: LOCALES[language] });

    test('every page without a game is in that language alone', async ({ page }) => {
      for (const address of PAGES) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await foreignWords(page, language), address).toEqual([]);
      }
    });
  });
