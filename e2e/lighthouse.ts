/**
 * What Lighthouse says of the shelf, and of every game's rulebook, lobby and table, on its slow phone:
 * `node e2e/lighthouse.ts PATH_OF_LIGHTHOUSE [PART_OF_A_PAGE'S_NAME]`. One line a page: performance, accessibility, best practices, SEO,
 * the times behind the first, and what was the largest thing painted. Lighthouse is no dependency of ours (180 MB): `npm install --prefix /tmp/lh lighthouse` brings
 * /tmp/lh/node_modules/lighthouse/cli/index.js. Needs a built site and a quiet machine: the processor's time counts four times.
 */
import { execFileSync } from 'node:child_process';
import { SLUGS } from '@izvilina/games/registry.ts';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/setup/chromium.mjs';
import { ADAPTERS } from './adapters/registry.ts';
import { startServer } from './server.ts';
import { knowEveryGame } from './steps/know-every-game.ts';
import { Lobby } from './steps/lobby.ts';
import { byMouse } from './steps/press.ts';

const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string; readonly details?: unknown }>>;
}
/** The selector of the element, somewhere in the details of its audit. */
const SELECTOR = /"selector":"((?:[^"\\\\]|\\\\.)*)"/;

const [lighthouse, part = ''] = process.argv.slice(2);
if (lighthouse === undefined) throw new Error('where is Lighthouse?');
const executablePath = findChromium();
if (executablePath === null) throw new Error('no Chromium');

const server = await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

measure('shelf', '/');
for (const slug of SLUGS) {
  measure(`rules ${slug}`, `/rules/${slug}`);
  measure(`one screen ${slug}`, `/one/${slug}`);
  const adapter = ADAPTERS[slug];
  if (!adapter || !['lobby', 'table'].some((kind) => `${kind} ${slug}`.includes(part))) continue;
  const context = await browser.newContext({ baseURL: server.base, locale: 'ru-RU' });
  await knowEveryGame(context);
  const page = await context.newPage();
  const lobby = await Lobby.open(page, byMouse, adapter.title);
  const { pathname } = new URL(page.url());
  measure(`lobby ${slug}`, pathname);
  await lobby.seatBots(1);
  await lobby.deal.click();
  await page.locator('[data-rest="true"]').first().waitFor();
  measure(`table ${slug}`, pathname);
  await context.close();
}
await browser.close();
await server.discard();

function measure(name: string, path: string): void {
  if (!name.includes(part)) return;
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'];
  const said = execFileSync(process.execPath, [lighthouse ?? '', `${server.base}${path}`, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: executablePath ?? '' },
    maxBuffer: 64 << 20,
  });
  const { categories, audits }: Report = JSON.parse(said);
  const scores = Object.values(categories).map(({ score }) => Math.round(100 * score));
  const largest = SELECTOR.exec(JSON.stringify(audits['largest-contentful-paint-element'] ?? null))?.[1];
  const times = TIMES.map((time) => audits[time]?.displayValue).join(' · ');
  console.log(`${name.padEnd(24)} ${scores.join(' / ')}   ${times}   ${largest ?? '?'}`);
}
