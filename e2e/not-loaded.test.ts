import { expect, type Page, test } from './test.ts';

/** Until the returned function is called, these scripts cannot be fetched. */
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
  await expect(page.locator('html[data-grain]')).toBeAttached();
  const found = await lose(page, /SettingsRoute.*\.js$/);
  await page.getByRole('link', { name: 'Настройки' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Часть страницы не загрузилась');
  await found();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible();
});
