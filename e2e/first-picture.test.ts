import { expect, test } from './test.ts';

for (const { locale, play, size } of [
  { locale: 'ru-RU', play: 'Играть в «Корова 006» с ботами', size: { width: 390, height: 844 } },
  { locale: 'en-US', play: 'Play Cow 006 with bots', size: { width: 1280, height: 800 } },
])
  test(`the shelf is in the page before any script comes, and nothing moves when they do (${locale})`, async ({
    person,
  }) => {
    const page = await person({ locale, viewport: size, colorScheme: 'dark' });
    let send: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const button = page.getByRole('button', { name: play });
    await expect(button).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const before = await page.locator('main').evaluate((main) => main.outerHTML);
    const sent = await button.elementHandle();

    send?.();
    await expect(page.locator('html[data-grain]')).toBeAttached();
    await expect
      .poll(() => button.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react'))))
      .toBe(true);
    expect(await sent?.evaluate((it) => it.isConnected)).toBe(true); // made to work, not made anew
    expect(await page.locator('main').evaluate((main) => main.outerHTML)).toBe(before);
    const shifted = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.05);
  });

test('a button pressed before any script has come is not lost', async ({ page }) => {
  let send: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  send?.();
  await expect(page).toHaveURL(/\/local\//);
});
