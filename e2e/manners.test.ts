import { CowTable } from './cow006/cow.ts';
import { expectInBar } from './steps/in-bar.ts';
import { Lobby, sitDown } from './steps/lobby.ts';
import { expect, test } from './test.ts';

test('a watcher sees the table and nobody’s hand', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  const watcher = await person();
  await watcher.goto(await lobby.invitation());
  await watcher.getByRole('button', { name: 'Только смотреть' }).click();
  await lobby.deal.click();

  const seen = new CowTable(watcher);
  await expect(watcher.getByText('Вы смотрите')).toBeVisible();
  await expect(seen.players).toHaveCount(2);
  await expect(seen.hand).toHaveCount(0);
  const host = new CowTable(page);
  await host.lay();
  await seen.untilTurn(2);
  await expect(seen.happened).toHaveText(/\d/);
  await expect(watcher.getByRole('button', { name: 'Подсказка' })).toHaveCount(0);
});

test('the short code leads to the table; a wrong one is answered in Russian', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  const code = await lobby.code();
  expect(code).toMatch(/^[\p{L}\p{N}]{4,5}$/u);
  const guest = await person();
  await guest.goto('/');
  await guest.getByRole('link', { name: 'Войти по коду' }).click();
  await guest.getByLabel('Код').fill('ЮЮЮЮ');
  await guest.getByRole('button', { name: 'Войти' }).click();
  await expect(guest.getByRole('alert')).toContainText('Стола с таким кодом нет');
  await expect(guest.getByLabel('Код')).toBeFocused();
  await guest.getByLabel('Код').fill(code.toLowerCase());
  await guest.getByRole('button', { name: 'Войти' }).click();
  await expect(guest.getByText('зовёт вас за стол')).toBeVisible();

  // A lost connection is shown also outside a game.
  await guest.context().setOffline(true);
  await expect(guest.getByText('Связь пропала')).toBeVisible();
  await guest.context().setOffline(false);
  await expect(guest.getByText('Снова вместе')).toBeVisible();
});

test('when the host is gone before the deal, a friend becomes the host and begins', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  const guest = await person();
  await sitDown(guest, await lobby.invitation(), 'Марта');
  await expect(guest.getByText('хозяин стола')).toBeVisible();
  await page.context().setOffline(true);
  const takeOver = guest.getByRole('button', { name: 'Стать хозяином стола' });
  await expect(takeOver).toBeVisible({ timeout: 15_000 });
  await expect(guest.getByText('Хозяин не на связи')).toBeVisible();
  await takeOver.click();
  await expect(new Lobby(guest).deal).toBeEnabled();

  await page.context().setOffline(false);
  await expect(page.getByText('Хозяин за столом сменился')).toBeVisible();
  await new Lobby(guest).deal.click();
  await expect(new CowTable(guest).hand).toHaveCount(10);
  await expect(new CowTable(page).hand).toHaveCount(10);
});

test('a browser that keeps nothing plays with friends, and says that it forgets', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  const guest = await person();
  await guest.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  const link = await lobby.invitation();
  await guest.goto(link);
  await expect(guest.getByText('Этот браузер вас не запомнит')).toBeVisible();
  await sitDown(guest, link, 'Марта');
  await lobby.deal.click();
  await expect(new CowTable(guest).hand).toHaveCount(10);
});

test('a device that is full says so, and the card can be laid again', async ({ page }) => {
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${refuseMoves})();${await response.text()}` });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006»' }).click();
  const table = new CowTable(page);
  await expect(table.hand).toHaveCount(10);
  await table.choose(table.cards.last());
  await table.stamp.click();
  await expect(page.getByText('На устройстве кончилось место')).toBeVisible();
  await expect(table.stamp).toBeEnabled();
  await expect(table.hand).toHaveCount(10);
});

/** In the worker: the player's own moves find no room in the browser's store. */
function refuseMoves(): void {
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (value, key) {
    if (value.event?.by === 0) throw new DOMException('full', 'QuotaExceededError');
    return add.call(this, value, key);
  };
}

test('a table that cannot be entered says why, and not that there is none', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  await page.getByRole('checkbox', { name: 'Пускать зрителей' }).click();
  const link = await lobby.invitation();
  await lobby.deal.click();
  await expect(new CowTable(page).hand).toHaveCount(10);
  const late = await person();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'Стол не открылся' })).toBeVisible();
  await expect(late.getByText('зрителей хозяин не пускает')).toBeVisible();
});

test('whoever leaves is waited for, then a bot plays on', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.pace('Спокойно');
  const guest = await person();
  await sitDown(guest, await lobby.invitation(), 'Марта');
  await lobby.deal.click();
  const host = new CowTable(page);
  await new CowTable(guest).lay();
  await guest.getByRole('button', { name: 'Выйти' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(guest.getByRole('heading', { name: 'Недоигранное' })).toBeVisible();

  await expect(page.getByText('Марта уходит')).toBeVisible();
  await expect(page.getByText(/Вернуться можно ещё 0:\d\d/)).toBeVisible();
  await expectInBar(page, page.locator('.away'));
  await host.lay();
  await host.untilTurn(2);
  await host.lay();
  await expect(host.players.filter({ hasText: 'Марта' })).toContainText('играет бот', { timeout: 20_000 });
  await host.untilTurn(3);

  // Back in one tap, and the hand is theirs again.
  await guest
    .getByRole('link', { name: /Корова 006/ })
    .first()
    .click();
  await expect(host.players.filter({ hasText: 'Марта' })).not.toContainText('играет бот');
  await expect(new CowTable(guest).hand).toHaveCount(8);
});

test('when the time is out the lowest card is laid, and the table says so', async ({ page }) => {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  await lobby.pace('Блиц');
  await lobby.deal.click();
  const table = new CowTable(page);
  await expect(table.hand).toHaveCount(10);
  const lowest = Math.min(...(await table.held()));
  await expect(page.getByRole('timer')).toContainText('Не успеете');
  // One deadline: the fuse and every asked name card show the same second.
  const secondsShown = () =>
    page
      .locator('.fuse b, .clock')
      .evaluateAll((clocks) => [
        ...new Set(clocks.map(({ textContent }) => Number(/(\d+)\D*$/.exec(textContent ?? '')?.[1]))),
      ]);
  await expect.poll(secondsShown).toHaveLength(1);
  await expect(table.announcer).toContainText('время вышло', { timeout: 15_000 });
  await expect(table.cards).toHaveCount(9);
  await expect(page.getByRole('button', { name: new RegExp(`^карта ${lowest},`), disabled: false })).toHaveCount(0);
  // While the fuse burns it covers the news; the log opens once nothing is asked.
  const log = page.getByRole('dialog', { name: 'Что было' });
  await expect(async () => {
    if (!(await log.isVisible())) await table.happened.click({ timeout: 500 });
    await expect(log).toContainText('время вышло', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('a server that is long in answering does not hold up a game against bots', async ({ page }) => {
  await page.routeWebSocket(/./, () => undefined); // opened, and never answered
  await page.goto('/');
  await page.getByRole('button', { name: 'С друзьями' }).first().click();
  await page.getByRole('textbox', { name: 'Как вас зовут?' }).fill('Хозяин');
  await page.getByRole('button', { name: 'Поставить стол' }).click();
  await expect(page.getByRole('button', { name: 'Начинаем…' })).toBeVisible();
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  await expect(new CowTable(page).hand).toHaveCount(10);
});
