/**
 * CPU cost of a table that waits for its player, in percent of a core: `node e2e/idle.ts [SECONDS]`. Counted is all that the
 * browser does for it, in all its processes (drawing is not done by the page's own). Needs Linux, a built site and a quiet machine.
 * Fails above the limit promised in UX.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
const launched = await chromium.launchServer({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const browser = await chromium.connect(launched.wsEndpoint());
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
  const before = processorSeconds();
  await page.waitForTimeout(1000 * seconds);
  const percent = (100 * (processorSeconds() - before)) / seconds;
  console.log(`${title}: ${percent.toFixed(1)} %`);
  costs.push(percent);
  await context.close();
}
await browser.close();
await launched.close();
await server.discard();
if (costs.some((cost) => !(cost <= MOST))) process.exit(1);

/** Seconds of the processor that the browser's processes have used so far. */
function processorSeconds(): number {
  const perSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return descendantsOf(launched.process().pid ?? 0).reduce((sum, pid) => sum + ticksOf(pid), 0) / perSecond;
}

function descendantsOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(descendantsOf)];
}

/** In user and in system mode: fields 14 and 15 of `/proc/PID/stat`, counted after the name, which may hold blanks. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
