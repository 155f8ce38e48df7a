import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { SCENARIOS } from '@izvilina/games/scenarios.ts';
import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { fillings, note, ownMoves, playOnBoard, untilNoted, wrongTry } from './steps/book.ts';
import { misfits } from './steps/fit/fit.ts';
import { expect, type Page, test } from './test.ts';

/** No part of the book is outside the screen, and the page does not scroll. */
const fitsTheScreen = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const mat = document.querySelector('.mat')?.getBoundingClientRect();
    return scrollHeight <= innerHeight && scrollWidth <= innerWidth && mat !== undefined && mat.bottom <= innerHeight;
  });

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
] as const;

/** On a page of the short path the figure shows the rule in most of the free page, and the board fills its tray. */
async function isComposed(page: Page, slug: (typeof SLUGS)[number]): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const { figure, board } = await fillings(page, slug);
    expect(figure, `figure at ${screen.width}`).toBeGreaterThan(0.45);
    expect(board, `board at ${screen.width}`).toBeGreaterThan(0.45);
  }
}

/** Ids of ledger rows, and signs of a missing text. */
const INTERNAL = /[A-Z]{2}-[RD]?\d|undefined|null|NaN|\[object/;

test.describe('a book from its first page to its last, every position tried wrongly and then rightly', () => {
  for (const slug of SLUGS)
    test(slug, { tag: '@long' }, async ({ page }) => {
      test.slow(); // up to fifty pages
      const { scenarios, guide } = await SCENARIOS[slug]();
      const way = guide.flatMap((id) => scenarios.filter((one) => one.id === id));
      const inOrder = [...way, ...scenarios.filter(({ id }) => !guide.includes(id))];
      await page.goto(`/rules/${slug}`);
      await expect(page.locator('html[data-works]')).toBeAttached(); // the first page is visible before it works
      await expect(page.getByText('ещё около 3 минут')).toBeVisible();
      let wrong = 0;
      for (const [at, scenario] of inOrder.entries())
        await test.step(scenario.id, async () => {
          if (at > 0) await page.locator(`.foot a[href="/rules/${slug}/${scenario.id}"]`).click();
          await expect(page.locator('.told .one')).toHaveText(scenario.text.ru);
          const short = page.getByRole('img', { name: `Короткий путь: страница ${at + 1} из ${guide.length}` });
          await expect(short).toHaveCount(at < guide.length ? 1 : 0);
          if (at < guide.length) await isComposed(page, slug);
          expect(await fitsTheScreen(page)).toBe(true);
          if (await triedWrongly(page, slug, scenario)) wrong++;
          await triedRightly(page, slug, scenario);
          await expect(page.locator('.book')).not.toContainText(INTERNAL);
        });
      expect(wrong).toBeGreaterThan(inOrder.length / 2);

      await page.getByRole('button', { name: 'Все правила' }).click();
      const contents = page.getByRole('dialog', { name: 'Оглавление' });
      await expect(contents.getByRole('listitem')).toHaveCount(inOrder.length);
      await expect(contents.getByText('пройдено')).toHaveCount(
        inOrder.filter(({ play }, at) => play || at < inOrder.length - 1).length,
      );
      const sought = (way.at(-1) as Scenario).title.ru;
      await contents.getByRole('searchbox').fill(sought.toUpperCase());
      await expect(contents.getByRole('listitem').first()).toContainText(sought);
      await contents.getByRole('button', { name: 'Закрыть' }).click();
      await page.getByRole('button', { name: /^Первая партия/ }).click();
      await expect(page).toHaveURL(/\/local\//);
      await expect(page.locator('.coach p').first()).toBeVisible();
    });
});

/** A wrong try is explained step by step and names a rule of this book; false if nothing can be wrong. */
async function triedWrongly(page: Page, slug: (typeof SLUGS)[number], { play }: Scenario): Promise<boolean> {
  if (!play) return false;
  const wrong = wrongTry(await loadGameFor(slug, { options: {}, position: play.position }, readData), play);
  if (wrong === null) return false;
  await playOnBoard(page, slug, wrong);
  await untilNoted(page);
  await expect(note(page).getByRole('link')).toHaveAttribute('href', new RegExp(`^/rules/${slug}/`));
  await expect(note(page)).toContainText('Правило:');
  expect(await note(page).getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(page.locator('.book')).not.toContainText(INTERNAL);
  await page.getByRole('button', { name: 'Сначала' }).click();
  await expect(note(page)).toBeEmpty();
  return true;
}

async function triedRightly(page: Page, slug: (typeof SLUGS)[number], { play }: Scenario): Promise<void> {
  if (!play) return;
  await playOnBoard(page, slug, ownMoves(play));
  await untilNoted(page);
  await expect(note(page)).toHaveText(`Верно. ${play.after.ru}`);
}

/** Turns to a page without loading the book anew. */
async function turnTo(page: Page, slug: string, { id, text }: Scenario): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), `/rules/${slug}/${id}`);
  await expect(page.locator('.told .one')).toHaveText(text.ru);
}

test.describe('on a phone every rule, and what we decided about it, is read without scrolling', () => {
  for (const slug of SLUGS)
    test(slug, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/rules/${slug}`);
      await expect(page.locator('html[data-works]')).toBeAttached();
      const { scenarios } = await SCENARIOS[slug]();
      const cut: string[] = [];
      for (const scenario of scenarios) {
        await turnTo(page, slug, scenario);
        const hidden = await page.evaluate(() => {
          const told = document.querySelector('.told');
          return told ? told.scrollHeight - told.clientHeight : Number.NaN;
        });
        if (hidden > 1) cut.push(`${scenario.id}: ${hidden}`);
      }
      expect(cut).toEqual([]);
    });
});

test('words of «Не Не» stay on their dice, and the table of a rule of «Мозговой штурм» is not covered', async ({
  page,
}) => {
  await page.goto('/rules/notnot');
  await expect(page.locator('html[data-works]')).toBeAttached();
  const { scenarios } = await SCENARIOS.notnot();
  for (const scenario of scenarios.filter(({ play }) => play)) {
    await turnTo(page, 'notnot', scenario);
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('.figure .nn-die')].map((die) => {
        const said = die.querySelector('.side:first-child .said > span');
        return (said?.getBoundingClientRect().width ?? 0) / die.getBoundingClientRect().width;
      }),
    );
    expect(Math.max(0, ...over), scenario.id).toBeLessThan(0.98);
  }
  await page.goto('/rules/brainstorm/turn');
  await expect(page.locator('.mat .bs-svg')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.bs-first')).toHaveCount(0);
});

test('every number of a hand of «Корова 006» can be read, however many cards it has', async ({ page }) => {
  await page.goto('/rules/cow006');
  await expect(page.locator('html[data-grain]')).toBeAttached();
  const { scenarios } = await SCENARIOS.cow006();
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const scenario of scenarios.filter(({ id }) => ['deal', 'example', 'draft', 'open-draft'].includes(id))) {
      await turnTo(page, 'cow006', scenario);
      const numbers = page.locator('.mat .cow-fan .cf');
      expect(await numbers.count()).toBeGreaterThanOrEqual(5);
      for (const number of await numbers.all())
        expect((await number.boundingBox())?.height, `${scenario.id} at ${width}`).toBeGreaterThan(12);
    }
  }
});

test('a wrong try is explained by its rule, and the board goes back to what is explained', async ({ page }) => {
  await page.goto('/rules/cow006/overtaken');
  await page.getByRole('button', { name: /^карта 61,/ }).click();
  await expect(note(page)).toContainText('61 ложится в ряд 3.');
  await expect(note(page).getByRole('listitem')).toHaveCount(3);
  await expect(note(page).getByRole('link', { name: 'К ближайшей' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^карта 61,/ })).toBeVisible();
  await page.getByRole('button', { name: /^карта 24,/ }).click();
  await expect(note(page)).toContainText('Верно.');
  await page.getByRole('button', { name: 'Сначала' }).click();
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(note(page)).toContainText('Вот как это бывает.');
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
] as const)
  test(`at ${width} × ${height} the letters of a position can be read at once`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const id of ['goal', 'word-premium', 'challenge']) {
      await page.goto(`/rules/mindtrainer/${id}`);
      const letters = page.locator('.mat .mt-grid .mt-tile');
      await expect(letters.first()).toBeVisible();
      for (const letter of await letters.all()) {
        await expect(letter).toBeInViewport({ ratio: 0.9 });
        expect((await letter.boundingBox())?.width).toBeGreaterThan(22);
      }
      expect((await misfits(page, [])).filter((one) => /covered|off the screen/.test(one))).toEqual([]);
    }
  });

test('on a small phone the board of «Просто гениально» has half of the mat, and all buttons fit below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/rules/ingenious/turn');
  expect((await page.locator('.mat .ing-board').boundingBox())?.width).toBeGreaterThan(160);
  await page.locator('.ing-rack button').first().click();
  await page.locator('.ing [data-cell].open').first().click();
  await expect(page.getByRole('button', { name: 'Положить' })).toBeVisible();
  expect((await misfits(page, [])).filter((one) => /covered|off the screen/.test(one))).toEqual([]);
});

test('a mistake and another right answer are told apart; on a phone nothing scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/notnot/void-is-a-trap');
  const touch = (name: RegExp) => page.getByRole('button', { name }).click();
  await touch(/^слева:/);
  await expect(note(page)).toContainText('Эта карта тоже верна.');
  await expect(note(page)).not.toContainText('Ошибка');
  await page.getByRole('button', { name: 'Ещё раз' }).click();
  await touch(/^снизу:/);
  await expect(note(page)).toContainText('Вы тронули карту снизу: жёлтый портал.');
  await expect(note(page)).toContainText('Правило:');
  expect(await fitsTheScreen(page)).toBe(true);
  await page.getByRole('button', { name: 'Ещё раз' }).click();
  await touch(/^сверху:/);
  await expect(note(page)).toContainText('Верно.');
  await expect(page.getByText(/[A-Z]{2}-[RD]?\d/)).toHaveCount(0);
});
