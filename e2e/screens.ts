/**
 * Pictures of every screen, to be looked at: `node e2e/screens.ts [OUT]`, and to take only some of them
 * `--size phone --theme light --part pages|tables|first --language en`. Wants a built site (or IZVILINA_WEB).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SLUGS } from '@izvilina/games/registry.ts';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../tools/setup/chromium.mjs';
import { pressLegalMove } from './adapters/adapter.ts';
import { ADAPTERS } from './adapters/registry.ts';
import { CowTable } from './cow006/cow.ts';
import { startServer } from './server.ts';
import { againstOneBot, untilAsked } from './steps/against-one-bot.ts';
import { knowEveryGame } from './steps/know-every-game.ts';
import { foreignWords, inLanguage } from './steps/language.ts';
import { Lobby, sitDown } from './steps/lobby.ts';
import { openMenuItem } from './steps/menu.ts';
import { recordFileOf } from './steps/record.ts';
import { visit } from './steps/visit.ts';

const { values: only, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    theme: { type: 'string' },
    part: { type: 'string' },
    language: { type: 'string', default: 'ru' },
  },
});
const [out = '/tmp/shots'] = positionals;
const language = only.language === 'en' ? 'en' : 'ru';
const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  small: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  large: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
} as const;
/** Those that are held in a hand. */
const HANDY: ReadonlySet<string> = new Set(['phone', 'side', 'small', 'tablet']);
const executablePath = findChromium();
if (executablePath === null) throw new Error('no Chromium');

mkdirSync(out, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of ['light', 'dark'] as const) {
    if ((only.size ?? size) !== size || (only.theme ?? theme) !== theme) continue;
    const isMobile = HANDY.has(size);
    const newContext = async (isNewcomer = false) => {
      const context = await browser.newContext({
        viewport,
        baseURL: server.base,
        colorScheme: theme,
        locale: 'ru-RU',
        serviceWorkers: 'block' as const,
        isMobile,
        hasTouch: isMobile,
      });
      if (!isNewcomer) await knowEveryGame(context);
      if (isMobile) await context.addInitScript(() => Object.assign(navigator, { share: async () => undefined }));
      return context;
    };
    const take: Take = (page, name) => shoot(page, `${name}-${size}-${theme}`);
    const isWanted = (part: string) => (only.part ?? part) === part;
    if (isWanted('pages')) await shootPages(newContext, take);
    if (isWanted('tables')) await shootTables(await newContext(), take);
    if (isWanted('first')) await shootFirstGames(await newContext(true), take);
  }
await browser.close();
await server.discard();

/** All steps are taken in Russian; only the picture is in the other language. */
async function shoot(page: Page, name: string): Promise<void> {
  await inLanguage(page, language, () => shootAsIs(page, name));
}

async function shootAsIs(page: Page, name: string): Promise<void> {
  await page.locator('html[data-works]').waitFor({ state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('scroll'))); // brings the grain
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.error(`${name}: scrolls sideways by ${over}`);
  for (const text of await foreignWords(page, language)) console.error(`${name}: not in ${language}: ${text}`);
  await page.screenshot({ path: join(out, `${name}.png`) });
}

type Take = (page: Page, name: string) => Promise<void>;

/** The shelf, the sheets, a book, and one table from its invitation to its replay. */
async function shootPages(newContext: () => Promise<BrowserContext>, take: Take): Promise<void> {
  const context = await newContext();
  const page = await context.newPage();
  await visit(page, '/');
  await take(page, 'shelf-empty');
  await page.getByRole('region', { name: 'Задача дня' }).scrollIntoViewIfNeeded();
  await take(page, 'shelf-below');
  const sheet = page.getByRole('dialog');
  for (const slug of SLUGS) {
    await page.getByRole('button', { name: `Как играем в «${ADAPTERS[slug]?.title}»` }).click();
    await expect(sheet.getByRole('button', { name: /^Играть/ })).toBeVisible();
    await take(page, `play-sheet-${slug}`);
    await page.keyboard.press('Escape');
  }
  await page
    .getByRole('button', { name: /^(С друзьями|Друзья)$/ })
    .first()
    .click();
  await expect(sheet.getByRole('textbox')).toBeVisible();
  await take(page, 'name-sheet');
  await visit(page, '/code');
  await take(page, 'code');
  await visit(page, '/one/cow006');
  await take(page, 'one-screen');
  await page.getByRole('button', { name: /^Начать/ }).click();
  await expect(page.getByRole('button', { name: /открыть$/ })).toBeVisible();
  await take(page, 'hand-over');
  await visit(page, '/settings');
  await take(page, 'settings');
  await visit(page, '/nowhere');
  await take(page, 'lost');
  await visit(page, '/replay');
  await take(page, 'replay-file');
  await visit(page, '/rules/cow006/sixth');
  await take(page, 'rulebook');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page.getByText('Вот как это бывает.')).toBeVisible();
  await take(page, 'rulebook-shown');
  await page.getByRole('button', { name: 'Все правила' }).click();
  await take(page, 'rulebook-contents');

  const lobby = await Lobby.open(page);
  await lobby.rounds(2);
  await lobby.seatBots(1);
  const other = await newContext();
  const guest = await other.newPage();
  const link = await lobby.invitation();
  await guest.goto(link);
  await expect(guest.getByText('зовёт вас за стол')).toBeVisible();
  await take(guest, 'guest');
  await sitDown(guest, link, 'Марта');
  await take(guest, 'lobby-guest');
  await lobby.seatBots(1);
  await take(page, 'lobby');
  await page.getByRole('button', { name: 'Сказать' }).click();
  await expect(sheet).toBeVisible();
  await take(page, 'talk');
  await page.keyboard.press('Escape');
  await lobby.deal.click();

  const table = new CowTable(page);
  const friend = new CowTable(guest);
  await expect(table.hand).toHaveCount(10);
  await table.choose(table.cards.nth(4));
  await take(page, 'table-choosing');
  await table.lay();
  await take(page, 'table-laid');
  await friend.lay();
  await expect(page.locator('.cow .up').filter({ visible: true }).first()).toBeVisible();
  await take(page, 'table-reveal');
  await table.question();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Недоигранное' })).toBeVisible();
  await take(page, 'shelf');
  await page.goto(link);
  let rowSeen = false;
  const playHost = async () => {
    for (;;) {
      const question = await table.question();
      if (question === 'over') return;
      if (question === 'row' && !rowSeen) {
        rowSeen = true;
        await expect(table.takes).toHaveCount(4);
        await take(page, 'table-row');
      }
      const summary = page.getByRole('region', { name: 'Раунд 1' });
      if (await summary.isVisible()) await take(page, 'table-summary');
      if (question === 'pick') await table.lay(table.cards.first());
      else await table.answer();
    }
  };
  await Promise.all([playHost(), friend.playOut()]);
  await table.toResult.click();
  await expect(page.getByRole('list', { name: 'Места' })).toBeVisible();
  await take(page, 'result');
  await page.getByRole('link', { name: 'Пересмотреть' }).click();
  await page.getByRole('slider').fill('7');
  await expect(table.resting).toBeVisible();
  await take(page, 'replay');
  await page.goto('/my');
  await expect(page.getByRole('button', { name: 'Убрать' }).first()).toBeVisible();
  await take(page, 'my-games');
  await page.getByRole('link', { name: 'Разбор' }).first().click();
  await page.getByRole('heading', { name: 'Разбор партии' }).scrollIntoViewIfNeeded();
  await take(page, 'analysis');
  await visit(page, '/practice/notnot');
  await take(page, 'practice');

  const ten = await Lobby.open(page);
  await ten.addChairs(10);
  await ten.seatBots(9);
  await take(page, 'lobby-ten');
  await ten.deal.click();
  await expect(table.hand).toHaveCount(10);
  await take(page, 'table-ten');
  await openMenuItem(page, 'Подсказка');
  await expect(page.getByRole('dialog', { name: 'Что бы сыграл бот' }).getByRole('listitem').first()).toBeVisible();
  await take(page, 'hint');
  await page.keyboard.press('Escape');
  await table.lay();
  await expect(page.locator('.cow .up').filter({ visible: true }).first()).toBeVisible();
  await take(page, 'table-ten-reveal');
  await table.happened.click();
  await take(page, 'log');

  const draft = await Lobby.open(page);
  await draft.seatBots(3);
  await draft.tick('Тактика');
  await draft.deal.click();
  await table.question();
  await take(page, 'table-draft');

  await context.close();
  await other.close();
}

/** Every game: its book, its puzzle, its table, its replay. */
async function shootTables(context: BrowserContext, take: Take): Promise<void> {
  const page = await context.newPage();
  for (const slug of SLUGS) {
    await visit(page, `/rules/${slug}`);
    await take(page, `rulebook-${slug}`);
    for (let leaf = 0; leaf < 4; leaf++) await page.getByRole('link', { name: 'Дальше', exact: true }).click();
    await take(page, `rulebook-${slug}-fifth`);
    await visit(page, `/daily/${slug}`);
    await take(page, `daily-${slug}`);
    await visit(page, `/one/${slug}`);
    await take(page, `one-screen-${slug}`);
    const adapter = ADAPTERS[slug];
    if (!adapter) continue;
    const player = await againstOneBot(page, slug, adapter.sit);
    await take(page, `table-${slug}`);
    await pressLegalMove(player);
    await untilAsked(page, player);
    await take(page, `table-${slug}-later`);
    if (adapter.hints) {
      await openMenuItem(page, 'Подсказка');
      await expect(page.locator('.hints li').first()).toBeVisible();
      await take(page, `table-${slug}-hint`);
      await page.keyboard.press('Escape');
    }
    await page.locator('.happened').filter({ visible: true }).first().click();
    await expect(page.locator('.log')).toBeVisible();
    await take(page, `table-${slug}-log`);
    await page.goto('/replay');
    await page.getByLabel('Открыть файл').setInputFiles(await recordFileOf(slug));
    await page.getByRole('slider').fill('9');
    await take(page, `replay-${slug}`);
  }
  await context.close();
}

/** What a newcomer is told before the first move of every game. */
async function shootFirstGames(context: BrowserContext, take: Take): Promise<void> {
  const page = await context.newPage();
  for (const slug of SLUGS) {
    const adapter = ADAPTERS[slug];
    if (!adapter) continue;
    await visit(page, '/');
    await page.getByRole('button', { name: `Играть в «${adapter.title}» с ботами` }).click();
    const coach = page.getByRole('complementary', { name: 'Подсказки первой партии' });
    const gotIt = coach.getByRole('button', { name: 'Понятно' });
    await gotIt.waitFor();
    for (let note = 1; await gotIt.isVisible(); note++) {
      await take(page, `first-${slug}-${note}`);
      await gotIt.click();
      await page.waitForTimeout(500); // the next note comes up, or none
    }
  }
  await context.close();
}
