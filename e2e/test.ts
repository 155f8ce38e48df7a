import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type ServerChild, startServer } from './server.ts';
import type { Beginning } from './steps/begin-from.ts';
import { hasten } from './steps/hasten.ts';
import { knowEveryGame } from './steps/know-every-game.ts';
import { castNoShadows } from './steps/no-shadows.ts';

export interface Fixtures {
  /** One more person with a browser of their own. */
  readonly person: (options?: BrowserContextOptions) => Promise<Page>;
  /** The server's part of every deal, in hex; null leaves it to chance. */
  readonly deal: string | null;
  /** From where one of the games begins; null is the usual beginning. */
  readonly begin: Beginning | null;
  /** Whether pages tell every turn as long as they do to players; only tests of the telling itself need that. */
  readonly unhurried: boolean;
  /** Whether pages coach the first game; most tests are about people who have played before. */
  readonly newcomer: boolean;
  readonly server: ServerChild;
}

/** Every worker has a server of its own; nothing may break on any page unnoticed. */
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
  baseURL: async ({ server }, use) => use(server.base),
  page: async ({ page, unhurried, newcomer }, use) => {
    await prepare(page, { unhurried, newcomer });
    const broken = watch(page);
    await use(page);
    expect(broken).toEqual([]);
  },
  person: async ({ browser, baseURL, unhurried, newcomer }, use) => {
    const opened: { readonly page: Page; readonly broken: readonly string[] }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      const page = await context.newPage();
      await prepare(page, { unhurried, newcomer });
      opened.push({ page, broken: watch(page) });
      return page;
    });
    // What a page was fetching when its browser was closed under it is no error of that page.
    const brokenBefore = opened.map(({ broken }) => [...broken]);
    for (const { page } of opened) await page.context().close();
    for (const broken of brokenBefore) expect(broken).toEqual([]);
  },
});

async function prepare(page: Page, { unhurried, newcomer }: Pick<Fixtures, 'unhurried' | 'newcomer'>): Promise<void> {
  await castNoShadows(page);
  if (!unhurried) await hasten(page);
  if (!newcomer) await knowEveryGame(page);
}

/** Uncaught errors and what the content policy refused. A lost network is no error of ours. */
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
