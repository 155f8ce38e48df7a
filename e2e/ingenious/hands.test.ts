import { boxOf, Lobby } from '../steps/lobby.ts';
import { byFinger, byKeys } from '../steps/press.ts';
import { expect, PHONE, test } from '../test.ts';
import { hasten, IngeniousByKeys, IngeniousTable, TITLE } from './ingenious.ts';

test.describe.configure({ mode: 'parallel' });

test('a whole game against a bot with the keyboard alone', async ({ page }) => {
  await hasten(page);
  const press = byKeys(page);
  const lobby = await Lobby.open(page, press, TITLE);
  await press(lobby.free.first());
  await expect(lobby.bots).toHaveCount(1);
  await press(lobby.deal);
  const table = new IngeniousByKeys(page);
  await expect(table.rack).toHaveCount(6);
  await table.question();
  await table.aim();
  // R turns the held tile, F swaps its ends, Escape puts it back.
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(table.lay).toBeHidden();
  await table.playOut();
});

test.describe('on a touch screen', () => {
  test.use({ ...PHONE, hasTouch: true, isMobile: true });

  test('a whole game against a bot with taps alone', async ({ page }) => {
    await hasten(page);
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
    await table.playOut();

    // Stronger rivals for who won, weaker ones for who lost: a new game with them, and the device remembers.
    const won = (await table.standings()).some((place) => place.startsWith('1 Вы '));
    const { wish, level, kept } = won ? STRONGER : WEAKER;
    await page.getByRole('button', { name: `Ещё партию: ${wish}`, exact: true }).tap();
    await expect(page.locator('.ing-standings .tent', { hasText: `бот «${level}»` })).toBeVisible();
    await expect(table.rack).toHaveCount(6);
    const { levels } = JSON.parse((await page.evaluate(() => localStorage.getItem('izvilina'))) ?? '{}');
    expect(levels).toEqual({ ingenious: kept });
  });
});

const STRONGER = { wish: 'посильнее', level: 'Сильный', kept: 'strong' };
const WEAKER = { wish: 'послабее', level: 'Новичок', kept: 'novice' };
