import { isSound } from './steps/sound.ts';
import { expect, PHONE, test } from './test.ts';

const start = { name: /^Начать/ };

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])
  test(`at ${viewport.width} × ${viewport.height} everybody sits round a table, and the page is full`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/one/cow006');
    const table = page.getByRole('region', { name: 'Места за столом' });
    const box = await table.boundingBox();
    expect(box?.width).toBeGreaterThan(viewport.width * 0.42);
    expect(box?.height).toBeGreaterThan(viewport.height * 0.65);
    await page.getByRole('button', { name: 'Добавить игрока' }).click();
    await page.getByRole('button', { name: 'Посадить бота' }).click();
    for (const card of await table.getByRole('listitem').all()) await expect(card).toBeInViewport({ ratio: 1 });
    await expect(table.getByRole('textbox')).toHaveCount(3);
    await isSound(page, 'on one screen');
  });

test.describe('on a phone', () => {
  test.use({ ...PHONE, hasTouch: true, isMobile: true });

  test('ten chairs in a list, each in reach, and the deal in sight', async ({ page }) => {
    await page.goto('/one/cow006');
    await page.getByLabel('Имя игрока 2').fill('Марта');
    for (let bots = 0; bots < 8; bots++) await page.getByRole('button', { name: 'Посадить бота' }).tap();
    await expect(page.getByRole('button', start)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Посадить бота' })).toBeDisabled();
    await page.getByRole('button', { name: 'Убрать: Марта' }).tap();
    await expect(page.getByRole('button', { name: /^Убрать/ })).toHaveCount(9);
    await page.getByRole('button', start).tap();
    await expect(page).toHaveURL(/\/local\//);
  });
});
