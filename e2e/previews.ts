/** Makes the pictures of link previews from the shelf's boxes: `node e2e/previews.ts [OUT]`. Needs a built site. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SLUGS } from '@izvilina/games/registry.ts';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/setup/chromium.mjs';
import { startServer } from './server.ts';

const [out = fileURLToPath(new URL('../packages/web/public/preview', import.meta.url))] = process.argv.slice(2);
const executablePath = findChromium();
if (executablePath === null) throw new Error('no Chromium');

const server = await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({
  viewport: { width: 1200, height: 630 },
  baseURL: server.base,
  colorScheme: 'light',
  locale: 'ru-RU',
});
const page = await context.newPage();
for (const slug of SLUGS) {
  await page.goto('/');
  await page.waitForSelector('html[data-fonts]', { state: 'attached' });
  await page.locator(`.game.${slug} svg.box`).evaluate((box) => {
    box.removeAttribute('class');
    Object.assign(document.body.style, { display: 'grid', placeItems: 'center', height: '100vh', overflow: 'hidden' });
    Object.assign((box as SVGElement).style, {
      height: '516px',
      filter: 'drop-shadow(0 12px 16px rgb(40 40 30 / 0.45))',
    });
    document.body.replaceChildren(box);
  });
  await page.screenshot({ path: join(out, `${slug}.png`) });
}
await browser.close();
await server.discard();
