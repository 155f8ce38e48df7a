import { SLUGS } from '@izvilina/games/registry.ts';
import { adapter as cow } from '../adapters/cow006.ts';
import { ADAPTERS } from '../adapters/registry.ts';
import { CowTable } from '../cow006/cow.ts';
import { fitsEverywhere } from '../steps/fit/everywhere.ts';
import { Lobby, sitDown } from '../steps/lobby.ts';
import { visit } from '../steps/visit.ts';
import { expect, type Page, test } from '../test.ts';

/** A page that may be longer than the screen. */
const pageFits = (page: Page, what: string) => fitsEverywhere(page, what, [], { scrolls: true });

test('the shelf and what lies over it', async ({ page }) => {
  await visit(page, '/');
  await pageFits(page, 'shelf');
  const sheet = page.getByRole('dialog');
  for (const slug of SLUGS) {
    await page.getByRole('button', { name: `Как играем в «${ADAPTERS[slug]?.title}»` }).click();
    await expect(sheet.getByRole('button', { name: /^Играть/ })).toBeVisible();
    await pageFits(page, `how to play ${slug}`);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await page
    .getByRole('button', { name: /^(С друзьями|Друзья)$/ })
    .first()
    .click();
  await expect(sheet.getByRole('textbox')).toBeVisible();
  await pageFits(page, 'name');
});

test('pages without a game', async ({ page }) => {
  await visit(page, '/code');
  await pageFits(page, 'code');
  await page.getByLabel('Код').fill('ЩЩЩЩ');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await pageFits(page, 'wrong code');
  for (const address of ['/nowhere', '/settings', '/replay', '/my', '/practice/notnot', '/t/AAAAAAAAAAAAAAAAAAAAAA']) {
    await visit(page, address);
    await pageFits(page, address);
  }
});

test('a lobby: its host, its guest, ten chairs, what can be said', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  const guest = await person();
  const link = await lobby.invitation();
  await visit(guest, link);
  await expect(guest.getByText('зовёт вас за стол')).toBeVisible();
  await pageFits(guest, 'invited');
  await sitDown(guest, link, 'Марта');
  await pageFits(guest, 'seated guest');
  await pageFits(page, 'host');
  await page.getByRole('button', { name: 'Сказать' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pageFits(page, 'talk');
  await page.keyboard.press('Escape');
  await lobby.addChairs(10);
  await lobby.seatBots(7);
  await pageFits(page, 'ten chairs');
});

test('the end of a game, and what is kept of it', async ({ page }) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(2);
  await lobby.pace('Спокойно'); // the count of a round gives way to a clock
  await lobby.seatBots(1);
  await lobby.deal.click();
  const table = new CowTable(page);
  for (let turn = 1; turn <= 10; turn++) {
    await table.untilTurn(turn);
    await table.lay();
  }
  await table.untilTurn(1, 2);
  const summary = page.getByRole('region', { name: 'Раунд 1' });
  await fitsEverywhere(page, 'count of a round', cow.exceptions);
  await expect(summary).toBeVisible();
  await table.playOut();
  await page.getByRole('heading', { name: 'Разбор партии' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.verdict').first()).toBeVisible();
  await pageFits(page, 'result');
  await page.getByRole('link', { name: 'Пересмотреть' }).click();
  await page.getByRole('slider').fill('7');
  await expect(table.resting).toBeVisible();
  await fitsEverywhere(page, 'replay of an own game', cow.exceptions);

  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  await table.question();
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Недоигранное' })).toBeVisible();
  await pageFits(page, 'shelf with a running game');
  await visit(page, '/my');
  await expect(page.getByRole('button', { name: 'Убрать' }).first()).toBeVisible();
  await pageFits(page, 'my games');
});
