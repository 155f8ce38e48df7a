import { alone, hasten, IngeniousTable, TITLE } from './ingenious.ts';
import { Lobby, sitDown } from './lobby.ts';
import { byMouse } from './press.ts';
import { isSound } from './sound.ts';
import { expect, type Page, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** A host and guests at one table, everybody in a browser of their own. */
async function gather(host: Page, guests: Readonly<Record<string, Page>>): Promise<Lobby> {
  await Promise.all([host, ...Object.values(guests)].map(hasten));
  const lobby = await Lobby.open(host, byMouse, TITLE);
  const link = await lobby.invitation();
  for (const [name, guest] of Object.entries(guests)) await sitDown(guest, link, name);
  return lobby;
}

test('two people play online to the end, with whatever bonuses and swaps come', async ({ page, person }) => {
  const guest = await person();
  const lobby = await gather(page, { Марта: guest });
  await lobby.deal.click();

  const host = new IngeniousTable(page);
  const friend = new IngeniousTable(guest);
  for (const { rack, cells } of [host, friend]) {
    await expect(rack).toHaveCount(6);
    await expect(cells).toHaveCount(91);
  }
  await Promise.all([host.playAll(), friend.playAll()]);
  expect(await friend.tracks()).toEqual(await host.tracks());
  // Eighty-five free cells.
  const tiles = host.seen.tiles + friend.seen.tiles;
  expect(tiles).toBeGreaterThan(20);
  expect(tiles).toBeLessThanOrEqual(42);
  await Promise.all([host.playOut(), friend.playOut()]);
  await expect(host.places).toHaveCount(2);
  await expect(friend.places).toHaveCount(2);
  const { bonuses, swaps } = host.seen;
  const seen = `${bonuses + friend.seen.bonuses} bonus tiles, ${swaps + friend.seen.swaps} swaps`;
  test.info().annotations.push({ type: 'seen', description: seen });
  await isSound(page, 'result');
});

test('a team of four contexts plays three rounds: shared double tracks, nobody sees a partner’s rack', async ({
  page,
  person,
}) => {
  const guests = { Боря: await person(), Вера: await person(), Гена: await person() };
  const lobby = await gather(page, guests);
  const team = page.getByRole('radio', { name: /^Двое на двое/ });
  await team.click({ force: true });
  await expect(team).toBeChecked();
  await lobby.deal.click();

  const tables = [page, ...Object.values(guests)].map((one) => new IngeniousTable(one));
  for (const table of tables) {
    await expect(table.cells).toHaveCount(169);
    await expect(table.rack).toHaveCount(6);
  }
  for (const { page: seen } of tables)
    for (const pair of [/^(Хозяин и Вера|Вера и Хозяин)$/, /^(Боря и Гена|Гена и Боря)$/])
      await expect(seen.getByRole('region', { name: pair }).locator('table.double')).toBeVisible();
  for (let round = 0; round < 3; round++) {
    await Promise.all(tables.map((table) => table.playTurn()));
    for (const { page: seen, rack } of tables) {
      await expect(rack).toHaveCount(6);
      // No other tile lies open on any page, but for a rack that a swap shows to all.
      await expect(seen.locator('.ing .domino:not(:is(.shown-rack, .shown-line) .domino)')).toHaveCount(6);
    }
  }
  const everybody = await Promise.all(tables.map((table) => table.tracks()));
  expect(everybody[0]).toHaveLength(2);
  for (const seen of everybody) expect(seen).toEqual(everybody[0]);
});

test('a game alone to the end: the record stays after a reload', async ({ page }) => {
  await hasten(page);
  const table = await alone(page);
  await expect(table.rack).toHaveCount(1);
  const records = page.getByRole('region', { name: 'Рекорды' });
  await expect(records).toContainText('Доиграйте партию');
  await table.playOut();
  const headline = page.getByText(/^Слабейший цвет: \d+$/);
  await expect(headline).toBeVisible();
  await expect(page.getByText('Первая запись в таблице рекордов этого устройства.')).toBeVisible();
  const lowest = /\d+/.exec((await headline.textContent()) ?? '')?.[0] ?? '';
  await isSound(page, 'result of a game alone');
  await page.reload();
  await expect(headline).toBeVisible();
  await alone(page);
  await expect(records.getByRole('listitem')).toHaveCount(1);
  await expect(records.getByRole('listitem')).toContainText(new RegExp(`^${lowest}${lowest} · `));
});
