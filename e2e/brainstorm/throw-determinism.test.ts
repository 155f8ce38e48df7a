import { fileURLToPath } from 'node:url';
import { sampleHashes } from '@izvilina/jobs/brainstorm/testing/sample-hashes.ts';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../../packages/jobs/brainstorm/testing/sample-hashes.ts', import.meta.url));
const COUNT = 20;
const PAGE = 'http://throws.test/';

/** The simulation, bundled like the site's code; not a page of the product. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'es2022', lib: { entry: ENTRY, formats: ['es'] } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  expect(output).toHaveLength(1);
  return output[0].code;
}

test('dice fly the same in a browser as on the server', async ({ page }) => {
  const [code, expected] = await Promise.all([bundle(), sampleHashes(COUNT)]);
  expect(new Set(expected).size).toBe(COUNT);
  await page.route(`${PAGE}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>throws</title>' }),
  );
  await page.goto(PAGE);
  const hashes = await page.evaluate(
    async ({ url, count }) => {
      const { sampleHashes: inBrowser }: { sampleHashes(count: number): Promise<string[]> } = await import(url);
      return inBrowser(count);
    },
    { url: `${PAGE}throws.js`, count: COUNT },
  );
  expect(hashes).toEqual(expected);
});
