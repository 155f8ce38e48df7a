import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type ServerChild, startServer } from './server.ts';
import type { Beginning } from './steps/begin-from.ts';
import { hasten } from './steps/hasten.ts';
import { knowEveryGame } from './steps/know-every-game.ts';
import { drawPlainly } from './steps/plain-drawing.ts';

export interface Fixtures {
  /** Opens a page for one more person, in a browser of their own. */
  readonly person: (options?: BrowserContextOptions) => Promise<Page>;
  /** The server's part of every deal, in hex; null: random. */
  readonly deal: string | null;
  /** The position from which one of the games begins; null: the usual start. */
  readonly begin: Beginning | null;
  /** Whether pages tell every turn at normal speed; only tests of the telling itself need that. */
  readonly unhurried: boolean;
  /** Whether pages coach the first game; in most tests people have played before. */
  readonly newcomer: boolean;
  readonly server: ServerChild;
  /** What a test starts for its pages (servers, databases, proxies): closed, last started first, after the pages. */
  readonly afterPages: AsyncDisposableStack;
}

/** Every worker has a server of its own; errors on any page fail the test. */
export const test = base.extend<Fixtures, { readonly usualServer: ServerChild }>({
  deal: [null, { option: true }],
  begin: [null, { option: true }],
  unhurried: [false, { option: true }],
  newcomer: [false, { option: true }],
  usualServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.discard();
    },
    { scope: 'worker' },
  ],
  server: async ({ usualServer, deal, begin }, use) => {
    if (deal === null && begin === null) return use(usualServer);
    const server = await startServer({ ...(deal && { deal }), ...(begin && { begin }) });
    await use(server);
    await server.discard();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  afterPages: async ({}, use) => {
    await using stack = new AsyncDisposableStack();
    await use(stack);
  },
  baseURL: async ({ server }, use) => use(server.base),
  page: async ({ page, unhurried, newcomer }, use) => {
    await prepare(page, { unhurried, newcomer });
    const broken = watch(page);
    await use(page);
    expect(broken).toEqual([]);
  },
  // `afterPages` is named so that it is closed after these pages.
  person: async ({ browser, baseURL, unhurried, newcomer, afterPages: _ }, use) => {
    const opened: { readonly page: Page; readonly broken: readonly string[] }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      const page = await context.newPage();
      await prepare(page, { unhurried, newcomer });
      opened.push({ page, broken: watch(page) });
      return page;
    });
    // Fetches cut off by closing the browser are no errors of that page.
    const brokenBefore = opened.map(({ broken }) => [...broken]);
    for (const { page } of opened) await page.context().close();
    for (const broken of brokenBefore) expect(broken).toEqual([]);
  },
});

async function prepare(page: Page, { unhurried, newcomer }: Pick<Fixtures, 'unhurried' | 'newcomer'>): Promise<void> {
  await drawPlainly(page);
  if (!unhurried) await hasten(page);
  if (!newcomer) await knowEveryGame(page);
}

/** Uncaught errors and violations of the content policy. A lost network is no error of ours. */
function watch(page: Page): readonly string[] {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/net::ERR_|WebSocket|Failed to load resource|dynamically imported module/.test(message.text())
    )
      broken.push(message.text());
  });
  return broken;
}

export { expect, type Page };
export const PHONE = { viewport: { width: 390, height: 844 } } as const;
export const SMALL_PHONE = { viewport: { width: 360, height: 640 } } as const;
