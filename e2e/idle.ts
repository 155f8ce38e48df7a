/**
 * CPU cost of a table that waits for its player, in percent of a core: `node e2e/idle.ts [SECONDS]`. Needs a built site
 * and a quiet machine. Fails above the limit promised in UX.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/setup/chromium.mjs';
import { pressLegalMove } from './adapters/adapter.ts';
import { ADAPTERS } from './adapters/registry.ts';
import { startServer } from './server.ts';
import { knowEveryGame } from './steps/know-every-game.ts';

const MOST = 2;
const seconds = Number(process.argv[2] ?? 5);
const executablePath = findChromium();
if (executablePath === null) throw new Error('no Chromium');

const server = await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const costs: number[] = [];
for (const [slug, adapter] of Object.entries(ADAPTERS)) {
  if (adapter === null) continue;
  const { title, sit } = adapter;
  const context = await browser.newContext({ baseURL: server.base, locale: 'ru-RU', serviceWorkers: 'block' });
  // A player alone with bots taps to go on after a round: there a race waits.
  await context.addInitScript(() => localStorage.setItem('izvilina', JSON.stringify({ oneTap: false, tapOn: true })));
  await knowEveryGame(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: `Играть в «${title}» с ботами` }).click();
  const player = sit(page);
  while (!(await player.isAsked())) await page.waitForTimeout(200);
  if (slug === 'notnot') await pressLegalMove(player);
  await page.waitForTimeout(10_000); // until everything is told
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busy();
  await page.waitForTimeout(1000 * seconds);
  const percent = (100 * ((await busy()) - before)) / seconds;
  console.log(`${title}: ${percent.toFixed(1)} %`);
  costs.push(percent);
  await context.close();
}
await browser.close();
await server.discard();
if (costs.some((cost) => !(cost <= MOST))) process.exit(1);
