import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { JOB_BYTES } from '@izvilina/jobs/job-bytes.ts';
import { BUDGETS, measure, overweight } from '@izvilina/web/sizes.ts';
import { expect, type Page, test } from './test.ts';

/** Main-thread JavaScript loaded so far, gzip. What the workers import is on their own timeline. */
function weighScripts(page: Page): () => Promise<number> {
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!/\.js$/.test(response.url())) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    size.catch(() => undefined); // a response cut off by closing the page does not count
    bodies.set(response.url(), size);
  });
  return async () => {
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const sizes = names.filter((name) => !/worker/.test(name)).map((name) => bodies.get(name) ?? 0);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

test('the first load and a table keep to their weight', async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = await weigh();
  expect(first).toBeGreaterThan(30_000);
  expect(first).toBeLessThanOrEqual(BUDGETS.first);
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  await expect(page.getByRole('list', { name: 'Ваша рука' })).toBeVisible();
  const table = (await weigh()) - first;
  expect(table).toBeGreaterThan(5_000);
  expect(table).toBeLessThanOrEqual(BUDGETS.tables.cow006);
});

test('every table of the build keeps to its budget', () => {
  expect(overweight(measure())).toEqual([]);
});

test('the physics is built once, and weighs what its players are told', () => {
  const assets = fileURLToPath(new URL('../packages/web/dist/assets/', import.meta.url));
  const built = readdirSync(assets).filter((name) => /^runner-.*\.js\.gz$/.test(name));
  expect(built).toHaveLength(1);
  const { size } = statSync(assets + built[0]);
  expect(Math.abs(size - JOB_BYTES.brainstorm)).toBeLessThan(0.05 * size);
});
