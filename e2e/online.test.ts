import { readFile } from 'node:fs/promises';
import { CowTable } from './cow006/cow.ts';
import { Lobby, sitDown } from './steps/lobby.ts';
import { expect, type Page, test } from './test.ts';

test('two people and two bots play a round, see the result and play again', { tag: '@long' }, async ({
  page,
  person,
}) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(1);
  const guest = await person();
  const link = await lobby.invitation();
  await guest.goto(link.slice(0, -3)); // a truncated link
  await expect(guest.getByText('В ссылке опечатка')).toBeVisible();
  await guest.goto(link);
  await expect(page.getByText('Кто-то входит…')).toBeVisible();
  await sitDown(guest, link, 'Марта');
  await expect(page.getByText('Кто-то входит…')).toBeHidden();

  // The host asks her to leave and the chair is free. The table is open to all now: one tap, and she sits again.
  await lobby.tick('Пускать всех желающих');
  await page.getByRole('button', { name: 'Попросить уйти: Марта' }).click();
  await page.getByRole('button', { name: 'Освободить место' }).click();
  await expect(guest.getByText('Хозяин освободил ваше место')).toBeVisible();
  await expect(guest.getByLabel('Как вас зовут?')).toBeVisible();
  await guest.goto('/');
  const openTables = guest.getByRole('region', { name: 'Кто-нибудь сыграет?' });
  await openTables.getByRole('button', { name: /^Корова 006 Хозяин .*Сесть$/ }).click();
  await expect(lobby.places.getByText('Марта')).toBeVisible();

  await page.getByRole('button', { name: 'Боты на пустые места' }).click();
  await expect(lobby.bots).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Подсказки бота' })).not.toBeChecked();
  await lobby.deal.click();

  const host = new CowTable(page);
  const friend = new CowTable(guest);
  await expect(host.hand).toHaveCount(10);
  await expect(friend.hand).toHaveCount(10);
  await expect(friend.players).toHaveCount(3);

  // Table talk: shown at the seat, until the host mutes her.
  const say = async (phrase: string) => {
    await guest.getByRole('button', { name: 'Сказать' }).click();
    await guest.getByRole('button', { name: phrase }).click();
    await expect(guest.getByRole('log')).toContainText(`Марта: ${phrase}`);
  };
  await say('Му-у-у!');
  await expect(page.getByRole('log')).toContainText('Марта: Му-у-у!');
  await page.getByRole('button', { name: 'Сказать' }).click();
  await page.getByRole('checkbox', { name: 'Слышать, что говорит Марта' }).uncheck();
  await page.keyboard.press('Escape');
  await say('Браво!');
  await expect(page.getByRole('log')).toBeEmpty();

  await Promise.all([host.playOut(), friend.playOut()]);

  const places = page.getByRole('list', { name: 'Места' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  await expect(places.filter({ hasText: 'Марта' })).toBeVisible();
  const scores = await standings(page);
  expect(await standings(guest)).toEqual(scores);
  const first = scores.filter((score) => score === scores[0]).length;
  const winners = first === scores.length ? 0 : first;

  await say('Спасибо за игру!');

  await sharesPicture(page);

  // Each agrees with one tap; a reload forgets nothing, and the table is dealt when both have.
  await page.getByRole('button', { name: 'Ещё партию' }).click();
  await page.reload();
  await expect(page.getByText('Ждём остальных')).toBeVisible();
  await expect(guest.getByRole('list', { name: 'Кто играет ещё' })).toContainText('играет');
  await guest.getByRole('button', { name: 'Ещё партию' }).click();
  await expect(friend.hand).toHaveCount(10);
  await expect(host.hand).toHaveCount(10);
  const wins = await seriesOf(page);
  expect(wins).toEqual(await seriesOf(guest));
  expect(wins.filter((won) => won === 1)).toHaveLength(winners);

  // Her tab is hidden while the table waits for her: the tab calls her.
  const looks = (away: boolean) =>
    guest.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, away);
  const icon = guest.locator('link[rel="icon"]');
  await looks(true);
  await expect(guest).toHaveTitle('● Ваш ход · Корова 006 · Извилина');
  await expect(icon).toHaveAttribute('href', /^data:/);
  await looks(false);
  await expect(guest).toHaveTitle('Корова 006 · Извилина');
  await expect(icon).toHaveAttribute('href', /icon\.svg$/);

  await friend.lay();
  await host.lay();
  await Promise.all([host.untilTurn(2), friend.untilTurn(2)]);

  // Her games: the running one shows its state and can be given up; the finished one is listed with its result.
  await guest.goto('/my');
  const running = guest.getByRole('listitem').filter({ hasText: 'раунд 1 · ход 2 из 10' });
  await expect(running).toBeVisible();
  const finished = guest.getByRole('region', { name: 'Сыгранные' }).getByRole('link', { name: /Корова 006.*Хозяин/ });
  await expect(finished).toContainText(scores[0] ?? '');
  await running.getByRole('button', { name: /^Сдаться/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Сдаться' }).click();
  await expect(page.getByText('Марта сдаёт партию')).toBeVisible();
  await expect(guest.getByText('Сейчас ничего не идёт.')).toBeVisible();
  await guest.getByRole('link', { name: 'Разбор: Корова 006' }).click();
  await expect(guest.getByRole('heading', { name: 'Разбор партии' })).toBeInViewport();
  await expect(guest.getByRole('list', { name: 'Места' })).toBeVisible();
});

/** The last turn of a round in which nobody takes a row; one player is two cows short of the limit. */
const LAST_TURN = { hands: [[11], [31], [51], [71]], rows: [[10], [30], [50], [70]], totals: [41, 52, 55, 58] };

test.describe('from the last turn of a round', () => {
  test.use({ begin: { game: 'cow006', position: LAST_TURN } });

  test('a game over several rounds: each is counted, and at the limit somebody is lord of the cows', async ({
    page,
  }) => {
    const lobby = await Lobby.open(page);
    await lobby.seatBots(3);
    await page.getByRole('spinbutton', { name: 'До скольких коров играем' }).fill('60');
    await expect(page.getByRole('radio', { name: 'До 60 коров' })).toBeChecked();
    await lobby.deal.click();
    const table = new CowTable(page);
    await table.untilTurn(10);
    await table.lay();
    await table.untilTurn(1, 2);
    const count = page.getByRole('region', { name: 'Раунд 1' });
    await expect(count).toContainText('играем до 60');
    await count.getByRole('button', { name: 'Дальше' }).click();
    await expect(count).toBeHidden();
    await table.playOut();
    await expect(page.getByText('Звезда коровьего шпионажа')).not.toHaveCount(0);
    await expect(page.getByText('Повелитель коров')).not.toHaveCount(0);
    expect(Math.max(...(await standings(page)).map(Number))).toBeGreaterThanOrEqual(60);
  });

  test('in a blitz the count of a round gives way when the clock starts, which is not alarming yet', async ({
    page,
  }) => {
    const lobby = await Lobby.open(page);
    await lobby.seatBots(3);
    await lobby.pace('Блиц');
    await lobby.deal.click();
    const table = new CowTable(page);
    await table.untilTurn(10);
    await table.lay();
    const count = page.getByRole('region', { name: 'Раунд 1' });
    await expect(count).toBeVisible();
    const clock = page.locator('.cow-near .clock');
    await expect(clock).toHaveText('0:10');
    await expect(count).toBeHidden();
    await expect(clock).toHaveText(/0:(10|09)/);
    await expect(page.locator('.clock.hurry, .fuse')).toHaveCount(0);
    await expect(page.locator('.clock.hurry').first()).toBeVisible();
    await expect(clock).toHaveText(/0:0[1-4]/);
  });
});

/** A PNG of 1200 × 630, with a headline, names and the table. */
async function sharesPicture(page: Page): Promise<void> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Поделиться' }).click();
  const png = await readFile(await (await downloaded).path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const colours = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const within = (x: number, y: number, width: number, height: number) =>
      new Set(new Uint32Array(pen?.getImageData(x, y, width, height).data.buffer ?? [])).size;
    return { headline: within(56, 80, 500, 110), name: within(170, 206, 200, 60), table: within(618, 44, 542, 542) };
  }, png.toString('base64'));
  // Letters and cards have soft edges, hence many colours; empty areas have one or two.
  for (const found of Object.values(colours)) expect(found).toBeGreaterThan(20);
}

/** The score of the series, by seat, from the bar over the table. */
async function seriesOf(page: Page): Promise<number[]> {
  const bar = await page.getByText(/серия \d/).textContent();
  return (bar?.split('серия ')[1] ?? '').split(' : ').map(Number);
}

const standings = (page: Page) =>
  page.getByRole('list', { name: 'Места' }).getByRole('listitem').locator('strong').allTextContents();
