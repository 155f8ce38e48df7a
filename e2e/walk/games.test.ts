import { SLUGS } from '@izvilina/games/registry.ts';
import { ADAPTERS } from '../adapters/registry.ts';
import { againstOneBot } from '../steps/against-one-bot.ts';
import { fitsEverywhere } from '../steps/fit/everywhere.ts';
import { UNDER_A_HINT } from '../steps/fit/exceptions.ts';
import type { FitException } from '../steps/fit/sight.ts';
import { Lobby } from '../steps/lobby.ts';
import { openMenuItem } from '../steps/menu.ts';
import { recordFileOf } from '../steps/record.ts';
import { visit } from '../steps/visit.ts';
import { expect, type Page, PHONE, test } from '../test.ts';

/** On a page of a book the table is small, and what is laid is only tried. */
const ON_A_PAGE: readonly FitException[] = [
  {
    selector: '.ing .cell',
    least: 11,
    why: 'the whole board beside its rule, also in the sheet over a table on a phone',
  },
  { selector: '.ing-rack', least: 28, why: 'six tiles in the corner that a hexagon leaves free' },
  { selector: '.bs-tray button', least: 36, why: 'eight ways in which a tile may lie, in one row' },
  { selector: '.mt-rack', least: 26, why: 'seven tiles beside a board whose letters can be read' },
];

for (const slug of SLUGS)
  test.describe(slug, () => {
    const adapter = ADAPTERS[slug];
    if (!adapter) return;
    const fits = (page: Page, what: string, scrolls = false, also: readonly FitException[] = []) =>
      fitsEverywhere(page, `${slug} ${what}`, [...adapter.exceptions, ...also], { scrolls });

    test('before the first move', async ({ page }) => {
      await visit(page, `/one/${slug}`);
      await page.waitForLoadState('networkidle'); // a note tells of the files that come
      await expect(page.locator('.ticket')).toHaveCount(0);
      await fits(page, 'one screen', true);
      await new Lobby(page).deal.click();
      const passed = page.getByRole('button', { name: /открыть$|Начинаем/ });
      await expect(passed.or(page.locator('[data-rest="true"]')).filter({ visible: true }).first()).toBeVisible();
      await fits(page, 'handed over');
    });

    test('a table and what lies over it', async ({ page }) => {
      await againstOneBot(page, slug, adapter.sit);
      const sheet = page.getByRole('dialog');
      const over = async (what: string, also: readonly FitException[] = []) => {
        await expect(sheet).toBeVisible();
        await expect(sheet.locator(':is(h1, h2, p, li)').first()).toBeVisible();

        await fits(page, what, false, also);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      };
      if (adapter.hints) {
        await openMenuItem(page, 'Подсказка');
        await expect(page.locator('.hints li').first()).toBeVisible();
        await over('hint', UNDER_A_HINT);
      }
      await openMenuItem(page, 'Правила');
      await over('rules', ON_A_PAGE);
      await page.locator('.happened').filter({ visible: true }).first().click();
      await over('log');
      if (slug !== SLUGS[0]) return; // the same over every table
      await openMenuItem(page, 'Настройки');
      await over('settings');
      await page.setViewportSize(PHONE.viewport);
      await page.getByRole('button', { name: 'Меню' }).click();
      await over('menu');
    });

    test('replay', async ({ page }) => {
      await page.goto('/replay');
      await page.getByLabel('Открыть файл').setInputFiles(await recordFileOf(slug));
      await page.getByRole('slider').fill('9');
      await expect(page.locator('[data-rest="true"]').first()).toBeVisible();
      await fits(page, 'replay');
    });

    test('book', async ({ page }) => {
      await visit(page, `/rules/${slug}`);
      await fits(page, 'first page', false, ON_A_PAGE);
      await page.getByRole('button', { name: 'Все правила' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fits(page, 'contents');
      await page.keyboard.press('Escape');
      for (let leaf = 0; leaf < 4; leaf++) await page.getByRole('link', { name: 'Дальше', exact: true }).click();
      await fits(page, 'fifth page', false, ON_A_PAGE);
    });

    for (const day of adapter.fullPuzzles)
      test(`puzzle of ${day}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(`${day}T12:00`));
        await visit(page, `/daily/${slug}`);
        await expect(page.locator('[data-rest="true"]').first()).toBeVisible();
        await fits(page, 'puzzle of the day', false, ON_A_PAGE);
      });
  });
