import { CowTable } from './cow006/cow.ts';
import { openMenuItem } from './steps/menu.ts';
import { expect, type Page, test } from './test.ts';

/** Makes fetching these scripts fail until the returned function is called. */
async function lose(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

test('a shelf whose scripts do not come says so, and works when they do', async ({ page }) => {
  const found = await lose(page, /\.js$/);
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Страница не загрузилась');
  await found();
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  await expect(page).toHaveURL(/\/local\//);
});

test('a page that would be empty without its scripts says so, and is there when they are', async ({ page }) => {
  const found = await lose(page, /\.js$/);
  await page.goto('/code');
  await expect(page.getByRole('alert')).toContainText('Страница не загрузилась');
  await found();
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('textbox', { name: 'Код' })).toBeVisible();
});

test('a part of the site that cannot be fetched is told in words, and comes when it can', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-works]')).toBeAttached();
  const found = await lose(page, /SettingsRoute.*\.js$/);
  await page.getByRole('link', { name: 'Настройки' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Часть страницы не загрузилась');
  await found();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible();
});

test('a part of a table that cannot be fetched leaves the table as it is, and comes when it can', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  const table = new CowTable(page);
  await expect(table.cards).toHaveCount(10);
  const found = await lose(page, /HintLeaf.*\.js$/);
  await openMenuItem(page, 'Подсказка');
  const note = page.getByRole('alert').filter({ hasText: 'Не загрузилось' });
  await expect(note).toBeVisible();
  await expect(table.cards).toHaveCount(10);
  await found();
  await note.getByRole('button', { name: 'Ещё раз' }).click();
  await expect(page.getByRole('dialog', { name: 'Что бы сыграл бот' })).toBeVisible();
  await expect(note).toBeHidden();
});
