import { ru } from '@izvilina/web/tables/ingenious/words/words.ru.ts';
import { seedOf } from '../steps/deal.ts';
import { GREAT_MOMENTS_LAST, hasten } from '../steps/hasten.ts';
import { untilAdvised } from '../steps/hint.ts';
import { Lobby } from '../steps/lobby.ts';
import { byMouse } from '../steps/press.ts';
import { isSound } from '../steps/sound.ts';
import { expect, type Page, PHONE, SMALL_PHONE, test } from '../test.ts';
import { IngeniousTable, TITLE, wordsAndButtonsApart } from './ingenious.ts';
import { positionAfter } from './mirror.ts';

async function againstBots(page: Page, bots: number): Promise<IngeniousTable> {
  const lobby = await Lobby.open(page, byMouse, TITLE);
  await lobby.seatBots(bots);
  await lobby.deal.click();
  const table = new IngeniousTable(page);
  await table.question();
  return table;
}

for (const players of [2, 3, 4])
  test(`${players} at the table: question, everybody’s markers and the rack in sight on both phones`, async ({
    page,
  }) => {
    const table = await againstBots(page, players - 1);
    for (const size of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(size.viewport);
      await everythingInSight(table, players);
    }
    await table.aim();
    await everythingInSight(table, players);
    await wordsAndButtonsApart(page);
    expect(await page.locator('.ing :is(.ing-rack, .acts) button').evaluateAll(tooSmall)).toEqual([]);
    await expect(table.lay).toBeInViewport({ ratio: 1 });
    await expect(table.turn).toBeInViewport({ ratio: 1 });
    // Their pictures alone do not say which is which.
    for (const word of await page.locator('.ing .turning span').all()) {
      await expect(word).toBeInViewport({ ratio: 1 });
      expect((await word.boundingBox())?.width).toBeGreaterThan(30);
    }
  });

/** Runs in the page: the buttons too small for a thumb. */
const tooSmall = (buttons: readonly Element[]): readonly string[] =>
  buttons.flatMap((button) => {
    const { width, height } = button.getBoundingClientRect();
    return Math.min(width, height) < 44 ? [`${button.textContent} ${width}×${height}`] : [];
  });

async function everythingInSight(table: IngeniousTable, players: number): Promise<void> {
  const { page } = table;
  const over = () =>
    page.evaluate(() => {
      const root = document.scrollingElement as Element;
      return Math.max(root.scrollWidth - innerWidth, root.scrollHeight - innerHeight);
    });
  await expect.poll(over).toBeLessThanOrEqual(0);
  await expect(table.asked).toBeInViewport({ ratio: 1 });
  const names = page.locator('.ing-standings :is(.tent, tbody) b').filter({ visible: true });
  await expect(names).toHaveCount(players);
  const markers = page.locator('.ing-standings table').filter({ visible: true });
  await expect(markers).toBeInViewport({ ratio: 0.99 });
  await expect(markers.locator('td.n')).toHaveCount(6 * players);
  for (const marker of await markers.locator('td.n').all()) await expect(marker).toBeInViewport({ ratio: 0.9 });
  await expect(table.rack).toHaveCount(6);
  for (const tile of await table.rack.all()) await expect(tile).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.ing .cells')).toBeInViewport({ ratio: 0.99 });
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth))).toEqual([]);
}

test('the first move: free corners are lit; the hint comes within a second, in words; a tap on its place follows it', {
  tag: '@quiet',
}, async ({ page }) => {
  const table = await againstBots(page, 1);
  const turn = Number(/\d+/.exec((await page.locator('.bar .phase').textContent()) ?? '')?.[0]);
  const corners = page.locator('.ing .corner');
  await expect(corners).toHaveCount(CORNERS + 1 - turn);
  await expect(table.note).toContainText('Нажмите на клетку с точкой');
  const waited = untilAdvised(page);
  await page.getByRole('button', { name: 'Подсказка' }).click();
  expect(await waited).toBeLessThan(1_000);
  const sheet = page.getByRole('dialog', { name: 'Что бы сыграл бот' });
  await expect(sheet.getByRole('listitem').nth(1)).toBeVisible();
  for (const advice of await sheet.getByRole('listitem').all())
    await expect(advice).toContainText(/[а-яё]+: [a-o]\d+ и [a-o]\d+.*[а-яё]{4,}/i);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const best = page.locator('.ing-rack .advice.best');
  await expect(best).toBeVisible();
  await expect(table.note).toHaveText(ru.advised);
  await page.locator('.ing .cell.advised').first().click();
  await expect(page.locator('.ing-rack .sel .advice')).toBeVisible();
  await table.lay.click();
  await expect(corners).toHaveCount(0);
});

const CORNERS = 6;

test('axe: the rulebook, by day and in the evening', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/rules/ingenious/team');
  await expect(page.getByRole('button', { name: 'Показать' })).toBeVisible();
  await isSound(page, 'rulebook');
});

test.describe('one notch from the end of every track', () => {
  const { game, position } = positionAfter(30, 2, 'standard', seedOf('28'.repeat(32), 2));
  const near = Array(6).fill(17);
  test.use({ begin: { game, position: { ...position, tracks: [near, near], turn: 0 } } });

  test('a tile that ends two tracks is promised in full on a phone, and announced as two more tiles', async ({
    page,
  }) => {
    await hasten(page, GREAT_MOMENTS_LAST);
    await page.setViewportSize(PHONE.viewport);
    const lobby = await Lobby.open(page, byMouse, TITLE);
    await lobby.seatBots(1);
    await lobby.deal.click();
    const table = new IngeniousTable(page, byMouse, { isOpened: true });
    await table.question();
    const boardWidth = () => page.locator('.ing .cells').evaluate((board) => board.getBoundingClientRect().width);
    const before = await boardWidth();
    await table.aim();
    await expect(table.note).toContainText('ещё два жетона');
    const bottom = (of: string) => page.locator(of).evaluate((one) => one.getBoundingClientRect().bottom);
    const top = await page.locator('.ing-rack').evaluate((rack) => rack.getBoundingClientRect().top);
    expect(await bottom('.ing .asked small')).toBeLessThanOrEqual(top);
    expect(await boardWidth()).toBeCloseTo(before, 0);
    await table.lay.click();
    await expect(table.genius).toContainText(ru.genius.by('Хозяин', 2));
    await expect(table.genius).toContainText('ещё два жетона');
  });
});

test.describe('a rack without the colour that lags', () => {
  const rack = ['yellow', 'purple', 'blue'].flatMap((colour) => [
    [colour, colour],
    [colour, colour],
  ]);
  const tracks = [9, 2, 9, 9, 9, 9];
  const position = {
    players: 2,
    cells: [{ at: [0, 0], colour: 'yellow' }],
    racks: [rack, rack],
    tracks: [tracks, tracks],
    turn: 0,
  };
  test.use({ begin: { game: 'ingenious', position } });

  test('neither the question whether to swap nor the shown rack moves the board of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    const lobby = await Lobby.open(page, byMouse, TITLE);
    await lobby.seatBots(1);
    await lobby.deal.click();
    const table = new IngeniousTable(page, byMouse, { isOpened: true });
    await table.question();
    const boardNow = () => page.locator('.ing .cells').boundingBox();
    const board = await boardNow();
    await table.layBest();
    expect(await table.question()).toBe('swap');
    expect(await boardNow()).toEqual(board);
    await table.change();
    await expect(page.locator('.ing .shown-line')).toBeVisible();
    expect(await boardNow()).toEqual(board);
  });
});
