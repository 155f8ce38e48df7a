import { CowTable } from './cow.ts';
import { Lobby } from './lobby.ts';
import { expect, type Page, test } from './test.ts';

const againstBots = async (page: Page): Promise<CowTable> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  const table = new CowTable(page);
  await expect(table.hand).toHaveCount(10);
  return table;
};

test('two clicks from a cold visit to the first move', async ({ page }) => {
  let clicks = 0;
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  clicks++;
  const table = new CowTable(page);
  // The first tap on a card chooses it: the move has begun, the stamp only confirms it.
  await table.choose(table.cards.nth(5));
  clicks++;
  expect(clicks).toBeLessThanOrEqual(2);
  await page.keyboard.press('Enter');
  await expect(table.picked).toBeVisible();
});

test('the hint comes within a second, in words, on the table and in a local game', async ({ page }) => {
  for (const open of [againstBots, againstOneOnline]) {
    const table = await open(page);
    const asked = Date.now();
    await page.getByRole('button', { name: 'Подсказка' }).click();
    const sheet = page.getByRole('dialog', { name: 'Что бы сыграл бот' });
    await expect(sheet.getByRole('listitem').first()).toContainText(/Положить \d+.*[а-яё]{4,}/);
    expect(Date.now() - asked).toBeLessThan(1_000 + SLACK);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(table.page.locator('.cow-fan .advice.best')).toBeVisible();
  }
});
/** The test's own looking, on a machine with two workers. */
const SLACK = 500;

async function againstOneOnline(page: Page): Promise<CowTable> {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  await lobby.deal.click();
  return new CowTable(page);
}

test('language, light, sound and motion change at once and are remembered', async ({ page }) => {
  await page.goto('/settings');
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByText('Evening', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Full', exact: true }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await page.getByRole('checkbox', { name: /Sound/ }).click({ force: true });

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Lamp: switch to day' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Play Cow 006 with bots' }).click();
  await expect(new CowTable(page).asked).toHaveText('Choose a card');
});

test('a screen reader hears the question and what happened', async ({ page }) => {
  const table = await againstBots(page);
  await expect(table.announcer).toHaveAttribute('aria-live', 'polite');
  await expect(table.announcer).toContainText('Выберите карту');
  await table.lay();
  await table.untilTurn(2);
  await expect(table.announcer).toContainText(/\d+ ложится в ряд \d|ряд \d забран|шестой/);
  await expect(table.announcer).toContainText(/Выберите карту$/);
  await expect(table.players.first()).toContainText(/бот.*всего \d+.*в руке 9 карт/);
});

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('cards fly to their rows, and rest when they are there', async ({ page }) => {
    const table = await againstBots(page);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
    const flights = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const watch = () => {
            const flying = document.getAnimations().filter(({ id }) => id === 'flight').length;
            if (flying > 0) resolve(flying);
            else requestAnimationFrame(watch);
          };
          watch();
        }),
    );
    await table.lay();
    expect(await flights).toBeGreaterThan(0);
    await expect(table.resting).toBeVisible();
    expect(await page.locator('.cow-row [data-card]').count()).toBeGreaterThan(4);
  });
});

test('with less motion nothing flies', async ({ page }) => {
  const table = await againstBots(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      document.documentElement.dataset.flown = 'yes';
      return animate.apply(this, given);
    };
  });
  await table.lay();
  await table.untilTurn(2);
  await expect(table.resting).toBeVisible();
  expect(await page.locator('html').getAttribute('data-flown')).toBeNull();
});
