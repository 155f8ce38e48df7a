/** Takes screenshots of all screens: `node packages/web/gallery/shoot.ts OUT [screen…]` (with `vite` on :5173). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const [out = '/tmp/shots', ...wanted] = process.argv.slice(2);
const SCREENS =
  wanted.length > 0
    ? wanted
    : 'shelf empty lobby lobby10 seated guest full one code lost settings mygames result waiting laying pass frame'.split(
        ' ',
      );
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const base = process.env.GALLERY ?? 'http://localhost:5173';

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const theme of ['light', 'dark'] as const)
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      locale: process.env.LOCALE ?? 'ru-RU',
      deviceScaleFactor: size === 'phone' ? 1.5 : 1,
      hasTouch: size === 'phone',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    for (const screen of SCREENS) {
      await page.goto(`${base}/gallery/?screen=${screen}`);
      await page.waitForSelector('#root > *:nth-child(2)');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(900);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) console.error(`${screen} ${size}: scrolls sideways`);
      await page.screenshot({ path: join(out, `${screen}-${size}-${theme}.png`) });
    }
    await context.close();
  }
await browser.close();
