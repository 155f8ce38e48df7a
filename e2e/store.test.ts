import { fileURLToPath } from 'node:url';
import type { Store } from '@izvilina/authority/store.ts';
import type { StoreUnderTest } from '@izvilina/authority/testing/store/samples.ts';
import { STORE_LAWS } from '@izvilina/authority/testing/store/store-laws.ts';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { test } from './test.ts';

const STORE = fileURLToPath(new URL('../packages/web/local/store.ts', import.meta.url));

/** The browser's store, bundled as a script for an otherwise empty page of ours. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: STORE, formats: ['iife'], name: 'bundle' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** All methods: the compiler reports a missing one. */
const METHODS: Readonly<Record<keyof Store, true>> = {
  insertTable: true,
  table: true,
  commit: true,
  tableByCode: true,
  tablesOf: true,
  unfinished: true,
  finishedOf: true,
  openTables: true,
  removeEmpty: true,
  removeTable: true,
  entries: true,
  seqOf: true,
};

interface WithStore {
  readonly bundle: { indexedStore(name: string): Promise<Store> };
  store: Store;
}

/** Every call is made in the page, on a real IndexedDB. */
async function opened(page: Page, script: string, name: string): Promise<StoreUnderTest> {
  const open = async () => {
    await page.goto('/empty');
    await page.addScriptTag({ content: script });
    await page.evaluate(async (database) => {
      const window = globalThis as unknown as WithStore;
      window.store = await window.bundle.indexedStore(database);
    }, name);
  };
  const call = (method: keyof Store, given: readonly unknown[]) =>
    page.evaluate(
      ([called, args]) => {
        const { store } = globalThis as unknown as { readonly store: Record<string, (...all: unknown[]) => unknown> };
        return store[called]?.(...args);
      },
      [method, given] as const,
    );
  await open();
  const store = Object.fromEntries(
    (Object.keys(METHODS) as (keyof Store)[]).map((method) => [
      method,
      (...given: readonly unknown[]) => call(method, given),
    ]),
  ) as unknown as Store;
  return {
    store,
    async reopen() {
      await open();
      return store;
    },
    discard: async () => undefined, // removed with the browser's context
  };
}

test('IndexedDB keeps the laws of a store', async ({ page }) => {
  const script = await bundled();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  for (const [name, law] of Object.entries(STORE_LAWS))
    await test.step(name, async () => law(await opened(page, script, name)));
});
