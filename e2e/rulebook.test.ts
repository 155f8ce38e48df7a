import { guide } from '@izvilina/games/cow006/scenarios.ts';
import { pages, playScript, seesVerdict, TOLD, withOwnClock } from './steps/book.ts';
import { expect, type Page, test } from './test.ts';

const note = (page: Page) => page.locator('.noted');

/** Nothing of the book lies outside the screen, and the page does not scroll. */
const fitsTheScreen = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const mat = document.querySelector('.mat')?.getBoundingClientRect();
    return scrollHeight <= innerHeight && scrollWidth <= innerWidth && mat !== undefined && mat.bottom <= innerHeight;
  });

test('the short way: ten pages in three minutes, each played, then a coached first game', async ({ page }) => {
  await withOwnClock(page);
  await page.goto('/rules/cow006');
  await expect(page.getByText('ещё около 3 минут')).toBeVisible();
  for (const [at, id] of guide.entries()) {
    const scenario = pages.find((one) => one.id === id);
    if (!scenario) throw new Error(`${id} is a note`);
    await expect(page.getByRole('img', { name: `Короткий путь: страница ${at + 1} из ${guide.length}` })).toBeVisible();
    expect(await fitsTheScreen(page)).toBe(true);
    await playScript(page, scenario.play);
    await seesVerdict(page, 'Верно.', scenario.play);
    if (at < guide.length - 1) await page.getByRole('link', { name: 'Дальше' }).click();
  }
  await page.getByRole('button', { name: 'Все правила' }).click();
  const contents = page.getByRole('dialog', { name: 'Оглавление' });
  await expect(contents.getByText('пройдено')).toHaveCount(guide.length);
  await expect(contents.getByRole('listitem')).toHaveCount(pages.length);
  await contents.getByRole('searchbox').fill('шестая');
  await expect(contents.getByRole('listitem').first()).toContainText('шестая корова');
  await contents.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: /^Первая партия/ }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.getByText('Коровы — это штраф', { exact: false })).toBeVisible();
});

test('a wrong try is explained by its rule, and the board goes back to what is explained', async ({ page }) => {
  await withOwnClock(page);
  await page.goto('/rules/cow006/overtaken');
  await page.getByRole('button', { name: /^карта 61,/ }).click();
  await page.clock.runFor(TOLD);
  await expect(note(page)).toContainText('61 ложится в ряд 3.');
  await expect(note(page).getByRole('listitem')).toHaveCount(3);
  await expect(note(page).getByRole('link', { name: 'К ближайшей' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^карта 61,/ })).toBeVisible();
  await page.getByRole('button', { name: /^карта 24,/ }).click();
  await page.clock.runFor(TOLD);
  await expect(note(page)).toContainText('Верно.');
  await page.getByRole('button', { name: 'Сначала' }).click();
  await page.getByRole('button', { name: 'Показать' }).click();
  await page.clock.runFor(TOLD);
  await expect(note(page)).toContainText('Вот как это бывает.');
});

test('a mistake and another right answer are told apart; on a phone nothing scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/notnot/void-is-a-trap');
  const touch = (name: RegExp) => page.getByRole('button', { name }).click();
  await touch(/^слева:/);
  await expect(note(page)).toContainText('Эта карта тоже верна.');
  await expect(note(page)).not.toContainText('Ошибка');
  await page.getByRole('button', { name: 'Ещё раз' }).click();
  await touch(/^снизу:/);
  await expect(note(page)).toContainText('Вы тронули: снизу, жёлтый портал.');
  await expect(note(page)).toContainText('Правило:');
  expect(await fitsTheScreen(page)).toBe(true);
  await page.getByRole('button', { name: 'Ещё раз' }).click();
  await touch(/^сверху:/);
  await expect(note(page)).toContainText('Верно.');
  await expect(page.getByText(/[A-Z]{2}-[RD]?\d/)).toHaveCount(0);
});
