import { seedOf } from '../steps/deal.ts';
import { boxOf, Lobby } from '../steps/lobby.ts';
import { openMenuItem } from '../steps/menu.ts';
import { byFinger, byKeys, type Press } from '../steps/press.ts';
import { expect, type Page, PHONE, test } from '../test.ts';
import { IngeniousByKeys, IngeniousTable, TITLE } from './ingenious.ts';
import { positionAfter } from './mirror.ts';

const begin = positionAfter(30, 2, 'standard', seedOf('28'.repeat(32), 2));

async function againstBot(page: Page, press: Press): Promise<void> {
  const lobby = await Lobby.open(page, press, TITLE);
  await press(lobby.free.first());
  await expect(lobby.bots).toHaveCount(1);
  await press(lobby.deal);
}

test('the first tiles with the keyboard alone: taken, turned, put back, laid at a corner', async ({ page }) => {
  await againstBot(page, byKeys(page));
  const table = new IngeniousByKeys(page);
  await expect(table.rack).toHaveCount(6);
  await table.question();
  await table.aim();
  // R turns the held tile, F swaps its ends, Escape puts it back.
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(table.lay).toBeHidden();
  await table.answer();
  await table.answer();
});

test.describe('from a board with 30 tiles', () => {
  test.use({ begin });

  test('a game against a bot to the end with the keyboard alone', async ({ page }) => {
    await againstBot(page, byKeys(page));
    await new IngeniousByKeys(page, { isOpened: true }).playOut();
  });

  test.describe('on a touch screen', () => {
    test.use({ ...PHONE, hasTouch: true, isMobile: true });

    test('a game against a bot to the end with taps alone', async ({ page }) => {
      await againstBot(page, byFinger);
      await new IngeniousTable(page, byFinger, { isOpened: true }).playOut();
    });
  });
});

test.describe('on a touch screen', () => {
  test.use({ ...PHONE, hasTouch: true, isMobile: true });

  test('the first tiles with taps alone: taken, turned, put back, laid at a corner, taken back', async ({ page }) => {
    await page.goto('/');
    await boxOf(page, TITLE)
      .getByRole('button', { name: `Играть в «${TITLE}» с ботами` })
      .tap();
    const table = new IngeniousTable(page, byFinger);
    await expect(table.rack).toHaveCount(6);
    await table.question();
    await table.aim();
    await table.turn.tap();
    await expect(table.lay).toBeVisible();
    await table.rack.and(page.locator('[aria-pressed="true"]')).tap();
    await expect(table.lay).toBeHidden();
    const seen = () => Promise.all([table.labels(table.cells), table.labels(table.rack)]);
    const before = await seen();
    for (const takeBack of [() => openMenuItem(page, 'Ход назад'), () => page.keyboard.press('Control+z')]) {
      const attempt = new IngeniousTable(page, byFinger);
      await attempt.answer();
      await attempt.question();
      expect(await seen()).not.toEqual(before);
      await takeBack();
      await expect.poll(seen).toEqual(before);
      expect(await attempt.question()).toBe('tile');
    }
    await page.getByRole('button', { name: 'Меню' }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Ход назад' })).toBeDisabled();
  });
});
