import { CowTable } from './cow006/cow.ts';
import { Lobby } from './steps/lobby.ts';
import { isSound } from './steps/sound.ts';
import { expect, type Page, PHONE, test } from './test.ts';

const DESK = { viewport: { width: 1280, height: 800 } } as const;

/** In the light and the dark theme, on a phone and on a desktop. */
async function isSoundEverywhere(page: Page, what: string): Promise<void> {
  for (const { viewport } of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await isSound(page, `${what}, ${viewport.width} wide`);
  }
}

const ADDRESSES = {
  shelf: '/',
  'one screen': '/one/cow006',
  code: '/code',
  settings: '/settings',
  'no such page': '/nowhere',
  'no such table': '/t/AAAAAAAAAAAAAAAAAAAAAA',
  rulebook: '/rules/cow006/sixth',
  'a file to replay': '/replay',
  'the puzzle of the day': '/daily/cow006',
};

for (const [what, address] of Object.entries(ADDRESSES))
  test(`without a game: ${what}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await isSoundEverywhere(page, what);
  });

test('the lobby, seen by host and guest', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await isSoundEverywhere(page, 'lobby of the host');
  await lobby.seatBots(3);
  const guest = await person();
  await guest.goto(await lobby.invitation());
  await expect(guest.getByText('зовёт вас за стол')).toBeVisible();
  await isSound(guest, 'a full table, seen by a guest');
  await page
    .getByRole('button', { name: /^Убрать:/ })
    .last()
    .click();
  await expect(guest.getByLabel('Как вас зовут?')).toBeVisible();
  await isSoundEverywhere(guest, 'a guest at the door');
});

test('the table, the result and the replay', async ({ page }) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(1);
  await lobby.seatBots(1);
  await lobby.deal.click();
  const table = new CowTable(page);
  await table.choose(table.cards.last());
  await page.getByRole('button', { name: 'Подсказка' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await isSoundEverywhere(page, 'the hint');
  await page.keyboard.press('Escape');
  await table.happened.click();
  await isSound(page, 'the log');
  await page.keyboard.press('Escape');
  await table.playOut();
  await isSoundEverywhere(page, 'result');
  await page.getByRole('link', { name: 'Пересмотреть' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await isSoundEverywhere(page, 'replay');
  await page.goto('/my');
  await expect(page.getByRole('region', { name: 'Сыгранные' }).getByRole('listitem')).toHaveCount(1);
  await isSoundEverywhere(page, 'my games');
});

test('a row to take and a card to draft, on the rulebook’s board and at the table', async ({ page }) => {
  await page.goto('/rules/cow006/lowest');
  await page.getByRole('button', { name: /^карта 6,/ }).click();
  await expect(page.getByRole('button', { name: /^Забрать ряд/ })).toHaveCount(4);
  await isSound(page, 'taking a row');
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  await lobby.tick('Тактика');
  await lobby.deal.click();
  await new CowTable(page).question();
  await isSoundEverywhere(page, 'the draft');
});

test('the hand-over screen', async ({ page }) => {
  await page.goto('/one/cow006');
  await page.getByRole('button', { name: /^Начать/ }).click();
  await expect(page.getByRole('button', { name: /открыть$/ })).toBeVisible();
  await isSoundEverywhere(page, 'hand-over');
});
