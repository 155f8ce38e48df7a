import { readFile } from 'node:fs/promises';
import { worstOf } from '@izvilina/bots/analysis/analysis.ts';
import { runAnalysis } from '@izvilina/bots/analysis/run.ts';
import { playedRecord } from '@izvilina/bots/self-play.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { commitmentTo } from '@izvilina/protocol/proof.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';
import { packedRecord } from '@izvilina/web/replay/record-link.ts';
import { ADAPTERS } from './adapters/registry.ts';
import { CowTable } from './cow006/cow.ts';
import { misfits } from './steps/fit/fit.ts';
import { Lobby } from './steps/lobby.ts';
import { isSound } from './steps/sound.ts';
import { expect, type Page, test } from './test.ts';

const SMALL_PHONE = [360, 640] as const;
const ON_ITS_SIDE = [844, 390] as const;
const TABLET = [768, 1024] as const;

test('a finished game is verified, watched again, saved and opened from its file', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(1);
  await lobby.seatBots(1);
  await lobby.deal.click();
  await new CowTable(page).playOut();

  await page.getByRole('button', { name: 'Проверить', exact: true }).click();
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
  await page.getByRole('button', { name: 'Смотреть', exact: true }).click();
  await expect(timeline).not.toHaveValue('1');
  await page.getByRole('button', { name: 'В конец' }).click();
  await expect(timeline).toHaveValue(String(last));
  const seen = await lastPicture(page);
  await page.getByRole('button', { name: 'В начало' }).click();
  for (const [width, height] of [SMALL_PHONE, ON_ITS_SIDE, TABLET]) {
    await page.setViewportSize({ width, height });
    expect((await page.locator('.cow-rows .card').first().boundingBox())?.width).toBeGreaterThan(28);
  }
  await page.setViewportSize({ width: ON_ITS_SIDE[0], height: ON_ITS_SIDE[1] });
  await expect(page.getByRole('group', { name: 'Чьими глазами' })).toBeHidden();
  await page.getByRole('button', { name: 'Чьими глазами и как быстро' }).click();
  await expect(page.getByRole('group', { name: 'Чьими глазами' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('group', { name: 'Чьими глазами' }).getByRole('button', { name: 'Хозяин' }).click();
  await expect(new CowTable(page).hand).toHaveCount(10);

  await page.getByRole('group', { name: 'Чьими глазами' }).getByRole('button', { name: 'Все руки' }).click();
  const hands = page.getByRole('list', { name: 'Все руки' });
  await expect(hands.locator('> li')).toHaveCount(2);
  for (const hand of await hands.locator('> li').all()) await expect(hand.getByRole('listitem')).toHaveCount(10);
  await isSound(page, 'all hands');
  await page.getByRole('button', { name: 'В конец' }).click();
  await expect(hands.getByRole('list').first().getByRole('listitem')).toHaveCount(0);

  // Another person in another browser, with nothing but the file.
  const other = await person();
  await other.goto('/replay');
  await other.getByLabel('Открыть файл').setInputFiles(file);
  await expect(other.getByText('запись проверена')).toBeVisible();
  await other.getByRole('button', { name: 'В конец' }).click();
  expect(await lastPicture(other)).toEqual(seen);

  // The server replays it to the hash in the file; another hash is refused.
  const saved = JSON.parse(await readFile(file, 'utf8')) as { readonly hash: string };
  const check = (data: unknown) => other.request.post('/api/records', { data });
  expect((await check(saved)).ok()).toBe(true);
  expect((await check({ ...saved, hash: saved.hash.replace(/^./, (first) => (first === '0' ? '1' : '0')) })).ok()).toBe(
    false,
  );
});

/** The beginning of a game between a sensible and a random player. */
async function begunGame(game: Slug): Promise<RecordFile> {
  const options = game === 'cow006' ? { rounds: 1 } : {};
  const record = await playedRecord(game, ['casual', 'random'], 'replay', { most: 14, options });
  return {
    format: 'izvilina',
    version: 2,
    ...record,
    names: ['Аня', 'bot:casual'],
    hash: null,
    commitment: commitmentTo(game),
    serverSeed: game,
    clientSeeds: [null, null],
    local: true,
  };
}

test.describe('a link that carries a game: played into its moment, analysed as by a server, played on from there', () => {
  for (const game of SLUGS)
    test(game, async ({ page }) => {
      const file = await begunGame(game);
      const analysis = await runAnalysis(file, readData);
      const [worst] = [0, 1].flatMap((seat) => worstOf(analysis, seat)).toSorted((a, b) => b.cost - a.cost);
      const seq = worst?.seq ?? file.events.length - 1;
      await page.goto(`/replay?seq=${seq}#${await packedRecord(file)}`);
      await expect(page.getByRole('img', { name: /^Шансы в этот момент: Аня/ })).toBeVisible();
      const paper = page.getByRole('region', { name: 'Что происходит' });
      await expect(paper).toContainText(/момент [1-9]/);
      await expect(paper.locator('p').first()).not.toBeEmpty();
      await expect.poll(() => page.evaluate(keptAnalyses)).toEqual([JSON.parse(JSON.stringify(analysis))]);
      await expect(paper.locator('.verdict > div')).toHaveCount(worst ? 2 : 0);

      const timeline = page.getByRole('slider', { name: 'Ход партии' });
      await page.keyboard.press('Home');
      await expect(timeline).toHaveValue('0');
      await page.keyboard.press('ArrowRight');
      await expect(timeline).toHaveValue('1');
      for (const speed of ['1×', '2×']) await page.getByRole('button', { name: `Скорость: ${speed}` }).click();
      await expect(page.getByRole('button', { name: 'Скорость: 4×' })).toBeVisible();
      await page.getByRole('button', { name: 'Смотреть', exact: true }).click();
      await expect(timeline).not.toHaveValue('1');

      await page.getByRole('button', { name: 'В начало' }).click();
      await page.getByRole('button', { name: 'Сыграть отсюда' }).click();
      await expect(page).toHaveURL(/\/local\//);
      const me = ADAPTERS[game]?.sit(page);
      await expect.poll(() => me?.isAsked(), { timeout: 30_000 }).toBe(true);
    });
});

/** The analyses stored on the device. */
const keptAnalyses = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('izvilina-analysis');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('analyses').objectStore('analyses').getAll();
      all.onsuccess = () => resolve(all.result.map(({ analysis }: { readonly analysis: unknown }) => analysis));
    };
  });

test.describe('another link pasted into the same tab', () => {
  /** Only the part after `#` changes, so the page is not loaded anew. */
  const paste = (page: Page, packed: string | null) => page.evaluate((hash) => location.assign(`#${hash}`), packed);

  test('shows its game from the beginning', async ({ page }) => {
    await page.goto(`/replay#${await packedRecord(await begunGame('ingenious'))}`);
    await expect(page.locator('.ing')).toBeVisible();
    await page.getByRole('button', { name: 'Вперёд' }).click();
    await expect(page.getByRole('slider', { name: 'Ход партии' })).toHaveValue('1');
    await paste(page, await packedRecord(await begunGame('cow006')));
    await expect(page.locator('.cow')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Ход партии' })).toHaveValue('0');
    await page.goBack();
    await expect(page.locator('.ing')).toBeVisible();
  });

  test('wins over one that is still loading', async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route('**/*.lex*', async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto(`/replay#${await packedRecord(await begunGame('mindtrainer'))}`);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await paste(page, await packedRecord(await begunGame('cow006')));
    await expect(page.locator('.cow')).toBeVisible();
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('.lex'));
    for (const release of held) release();
    await arrived;
    await isSound(page, 'the second game');
    await expect(page.locator('.cow')).toBeVisible();
  });
});

test('on a desk the paper and whose eyes share a column, and nothing lies on the table that is shown', async ({
  page,
}) => {
  const record = await playedRecord('brainstorm', ['random', 'random', 'random', 'random'], 'desk', { most: 3 });
  const file: RecordFile = {
    ...(await begunGame('brainstorm')),
    ...record,
    names: ['Аня', 'Бабушка', 'Вера', 'Гриша'],
    clientSeeds: [null, null, null, null],
  };
  await page.goto(`/replay#${await packedRecord(file)}`);
  await page.getByRole('button', { name: 'Вперёд' }).click();
  const paper = page.getByRole('region', { name: 'Что происходит' });
  const headline = paper.locator('[aria-live] p').first();
  expect(Number.parseFloat(await headline.evaluate((it) => getComputedStyle(it).fontSize))).toBeGreaterThanOrEqual(22);
  const eyes = page.getByRole('group', { name: 'Чьими глазами' });
  const [beside, below] = [await paper.boundingBox(), await eyes.boundingBox()];
  expect(below?.x).toBeCloseTo(beside?.x ?? 0, 0);
  expect(below?.y).toBeGreaterThan((beside?.y ?? 0) + (beside?.height ?? 0));
  expect((await page.getByRole('slider').boundingBox())?.width).toBeGreaterThan(1100);
  await expect(page.locator('.bs-first')).toHaveCount(0);
  expect((await misfits(page, [])).filter((one) => /covered|off the screen/.test(one))).toEqual([]);
});

test('a replay that stands at a roll of «Не Не» shows no clock running out', async ({ page }) => {
  await page.goto(`/replay#${await packedRecord(await begunGame('notnot'))}`);
  const roll = page.locator('.nn-in[data-beat="open"]');
  await expect(async () => {
    await page.getByRole('button', { name: 'Вперёд' }).click();
    await expect(roll).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Кто первый?')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a file that is no game is refused in words, one with a position begins a game', async ({ page }) => {
  await page.goto('/replay');
  const broken = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"izvilina"}') };
  await page.getByLabel('Открыть файл').setInputFiles(broken);
  await expect(page.getByRole('alert')).toHaveText('Это не файл партии, или он повреждён.');

  const position = {
    players: 2,
    hands: [
      [5, 9],
      [61, 77],
    ],
    rows: [[12], [30], [45], [71]],
    picks: [5, null],
  };
  const buffer = Buffer.from(JSON.stringify({ op: 'position', game: 'cow006', position }));
  await page.getByLabel('Открыть файл').setInputFiles({ ...broken, buffer });
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.getByRole('button', { name: /^карта 61,/ })).toBeVisible();
});

async function lastPicture(page: Page): Promise<readonly string[]> {
  const table = new CowTable(page);
  await expect(table.resting).toBeVisible();
  return [...(await table.players.allTextContents()), ...(await table.rows.allTextContents())];
}
