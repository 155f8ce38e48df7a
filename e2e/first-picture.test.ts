import { SLUGS } from '@izvilina/games/registry.ts';
import type { Locator } from '@playwright/test';
import { Lobby } from './steps/lobby.ts';
import { expect, type Page, PHONE, test } from './test.ts';

/** Holds all scripts of the site back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return send;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Total layout shift of this page, as measured by browsers. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

const works = (button: Locator): Promise<boolean> =>
  button.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')));

for (const { locale, play, size } of [
  { locale: 'ru-RU', play: 'Играть в «Корова 006» с ботами', size: { width: 390, height: 844 } },
  { locale: 'en-US', play: 'Play Cow 006 with bots', size: { width: 1280, height: 800 } },
])
  test(`the shelf is in the page before any script comes, and nothing moves when they do (${locale})`, async ({
    person,
  }) => {
    const page = await person({ locale, viewport: size, colorScheme: 'dark' });
    const send = await holdScripts(page);
    await watchShifts(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: play });
    await expect(button).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.room')).toHaveCSS('background-image', /radial-gradient/); // the lamp lights the wall
    const before = await page.locator('main').evaluate((main) => main.outerHTML);
    const sent = await button.elementHandle();

    send();
    await expect(page.locator('html[data-works]')).toBeAttached();
    await expect.poll(() => works(button)).toBe(true);
    expect(await sent?.evaluate((it) => it.isConnected)).toBe(true); // hydrated, not rendered anew
    expect(await page.locator('main').evaluate((main) => main.outerHTML)).toBe(before);
    expect(await shifted(page)).toBeLessThanOrEqual(0.05);
  });

test('the first page of every rulebook is made to work as it was sent, at a phone too, and nothing moves', async ({
  person,
}) => {
  const page = await person({ ...PHONE, hasTouch: true, isMobile: true });
  await watchShifts(page);
  for (const slug of SLUGS) {
    await page.unrouteAll();
    const send = await holdScripts(page);
    await page.goto(`/rules/${slug}`);
    const show = page.getByRole('button', { name: 'Показать' });
    const sent = await show.elementHandle();
    send();
    await expect(page.locator('html[data-works][data-fonts]')).toBeAttached();
    await expect.poll(() => works(show)).toBe(true);
    await expect(page.locator('.mat [data-rest="true"]')).toBeVisible();
    expect(await sent?.evaluate((it) => it.isConnected), slug).toBe(true);
    expect(await shifted(page), slug).toBeLessThanOrEqual(0.05);
  }
});

test('paper and wood get their grain at the first sign of a reader', async ({ page }) => {
  await page.clock.install(); // a slow machine is not to reach the time after which it comes by itself
  await page.goto('/');
  await page.clock.runFor(1_000);
  const root = page.locator('html[data-works]');
  await expect(root).not.toHaveAttribute('data-grain');
  await page.mouse.move(10, 10);
  await expect(root).toHaveAttribute('data-grain');
});

test('a button pressed before any script has come is not lost', async ({ page }) => {
  const send = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  send();
  await expect(page).toHaveURL(/\/local\//);
});

test('a book is left to its reader until its fonts are on, but for whoever does something sooner', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined); // never answered
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    // Hydration after a timeout is disabled too: only user input is left.
    Object.assign(globalThis, { setTimeout: (run: () => void, ms = 0) => (ms === 2000 ? 0 : setTimeout(run, ms)) });
  });
  await page.goto('/rules/cow006');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page.locator('.noted')).toContainText('Вот как это бывает.');
});

test('whoever opens an invitation sees who invites before any script has come, in the language of their own', async ({
  page,
  person,
}) => {
  const invitation = await (await Lobby.open(page)).invitation();
  const seenBy = async (guest: Page, title: string) => {
    await guest.route(/\.js$/, () => undefined); // never answered
    await guest.goto(invitation);
    await expect(guest.getByRole('heading', { name: title })).toBeVisible();
  };
  await seenBy(await person(), 'Хозяин зовёт за стол: «Корова 006»');
  const chose = await person();
  await chose.addInitScript(() => localStorage.setItem('izvilina', JSON.stringify({ language: 'en' })));
  await seenBy(chose, 'Хозяин invites you to play Cow 006');
});
