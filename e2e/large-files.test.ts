import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from './test.ts';

const ASSETS = fileURLToPath(new URL('../packages/web/dist/assets/', import.meta.url));
const LARGE = 256 * 1024;

const largeFiles = () =>
  readdirSync(ASSETS)
    .filter((name) => !/\.(br|gz)$/.test(name) && statSync(ASSETS + name).size > LARGE)
    .map((name) => `/assets/${name}`);

const stored = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const sizeOf = (page: Page, file: string) =>
  page.evaluate(async (url) => (await (await fetch(url)).bytes()).length, file);

test.describe('large files', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are not loaded with the site, are kept when first used, and are there without a network', async ({ page }) => {
    const [file, other] = largeFiles() as [string, string];
    expect(other, 'the lexicons and the physics are large files of the build').toBeDefined();
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await page.reload();
    const installed = await stored(page);
    expect(installed.length).toBeGreaterThan(20);
    for (const large of largeFiles()) {
      expect(installed).not.toContain(large);
      expect(asked).not.toContain(large);
    }

    const { size } = statSync(ASSETS + file.slice('/assets/'.length));
    expect(await sizeOf(page, file)).toBe(size);
    await expect.poll(() => stored(page)).toContain(file);
    await page.context().setOffline(true);
    expect(await sizeOf(page, file)).toBe(size);
    await expect(sizeOf(page, other)).rejects.toThrow('Failed to fetch');
  });
});
