import { readFile } from 'node:fs/promises';
import { runAnalysis } from '@izvilina/bots/analysis/run.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { CowTable } from './cow006/cow.ts';
import { Lobby } from './steps/lobby.ts';
import { isSound } from './steps/sound.ts';
import { expect, type Page, test } from './test.ts';

test('a finished game is verified, watched again, saved and opened from its file', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(1);
  await lobby.seatBots(1);
  await lobby.deal.click();
  await new CowTable(page).playOut();

  await page.getByRole('button', { name: 'Проверить самому' }).click();
  await expect(page.getByText('Раздача сошлась.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить файл' }).click();
  const file = await (await download).path();

  await page.getByRole('link', { name: 'Пересмотреть' }).click();
  await expect(page.getByText('запись проверена')).toBeVisible();
  const timeline = page.getByRole('slider', { name: 'Ход партии' });
  const last = Number(await timeline.getAttribute('max'));
  expect(last).toBeGreaterThanOrEqual(10);
  await page.getByRole('button', { name: 'Вперёд' }).click();
  await expect(timeline).toHaveValue('1');
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue('2');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(timeline).toHaveValue('1');
  await page.getByRole('button', { name: 'Играть' }).click();
  await expect(timeline).not.toHaveValue('1');
  await page.getByRole('button', { name: 'В конец' }).click();
  await expect(timeline).toHaveValue(String(last));
  const seen = await lastPicture(page);
  await page.getByRole('button', { name: 'В начало' }).click();
  await page.getByRole('group', { name: 'Чьими глазами' }).getByRole('button', { name: 'Хозяин' }).click();
  await expect(new CowTable(page).hand).toHaveCount(10);

  await page.getByRole('group', { name: 'Чьими глазами' }).getByRole('button', { name: 'Все руки' }).click();
  const hands = page.getByRole('list', { name: 'Все руки' });
  await expect(hands.locator('> li')).toHaveCount(2);
  for (const hand of await hands.locator('> li').all()) await expect(hand.getByRole('listitem')).toHaveCount(10);
  await isSound(page, 'all hands');
  await page.getByRole('button', { name: 'В конец' }).click();
  await expect(hands.getByRole('list').first().getByRole('listitem')).toHaveCount(0);

  // Another person, another browser: the file is all there is.
  const other = await person();
  await other.goto('/replay');
  await other.getByLabel('Открыть файл').setInputFiles(file);
  await expect(other.getByText('запись проверена')).toBeVisible();
  await other.getByRole('button', { name: 'В конец' }).click();
  expect(await lastPicture(other)).toEqual(seen);

  // A server's process finds in the file what the browser found.
  const analysis = await runAnalysis(JSON.parse(await readFile(file, 'utf8')), readData);
  await expect.poll(() => other.evaluate(keptAnalyses)).toEqual([JSON.parse(JSON.stringify(analysis))]);

  // The server replays it to the hash the file names; another hash is refused.
  const saved = JSON.parse(await readFile(file, 'utf8')) as { readonly hash: string };
  const check = (data: unknown) => other.request.post('/api/records', { data });
  expect((await check(saved)).ok()).toBe(true);
  expect((await check({ ...saved, hash: saved.hash.replace(/^./, (first) => (first === '0' ? '1' : '0')) })).ok()).toBe(
    false,
  );

  // From any moment a game goes on against bots, and a link to it needs nobody's server.
  await other.getByRole('button', { name: 'В начало' }).click();
  await other.getByRole('button', { name: 'Сыграть отсюда' }).click();
  await expect(other).toHaveURL(/\/local\//);
  await expect(new CowTable(other).hand).toHaveCount(10);
});

/** What a device has kept of the analyses it made. */
const keptAnalyses = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('izvilina-analysis');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('analyses').objectStore('analyses').getAll();
      all.onsuccess = () => resolve(all.result.map(({ analysis }: { readonly analysis: unknown }) => analysis));
    };
  });

test('a file that is no game is refused in words', async ({ page }) => {
  await page.goto('/replay');
  const broken = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"izvilina"}') };
  await page.getByLabel('Открыть файл').setInputFiles(broken);
  await expect(page.getByRole('alert')).toHaveText('Это не файл партии или он повреждён.');
});

async function lastPicture(page: Page): Promise<readonly string[]> {
  const table = new CowTable(page);
  await expect(table.resting).toBeVisible();
  return [...(await table.players.allTextContents()), ...(await table.rows.allTextContents())];
}
