// @ts-check
// A Chromium for the browser tests: one already there, else Playwright's own, else Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { finish, toolEnv } from './child.mjs';
import { ROOT } from './paths.mjs';
import { say, Trouble } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | null} the path of a Chromium that starts */
export function findChromium() {
  const named = process.env.IZVILINA_CHROMIUM ?? process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (starts(named)) return named;
    throw new Trouble(`Chromium «${named}» не запускается / does not start.`);
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...installed, ...playwrightsOwn()])].find(starts) ?? null;
}

/**
 * @param {string} node path of Node 24
 * @returns {Promise<string>}
 */
export async function obtainChromium(node) {
  const there = findChromium();
  if (there !== null) return there;
  say('скачиваю Chromium для проверок в браузере… / fetching Chromium for the browser tests…');
  const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  await finish(node, [playwright, 'install', 'chromium'], { env: toolEnv(node) });
  const fetched = findChromium();
  if (fetched !== null) return fetched;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await finish('apt-get', ['update'], { env });
    await finish('apt-get', ['install', '-y', 'chromium'], { env });
  }
  const packaged = findChromium();
  if (packaged !== null) return packaged;
  throw new Trouble('нет Chromium и не удалось его поставить / there is no Chromium and it could not be installed.');
}

/** @returns {readonly string[]} */
function playwrightsOwn() {
  try {
    const path = createRequire(join(ROOT, 'package.json'))('@playwright/test').chromium.executablePath();
    return typeof path === 'string' ? [path] : [];
  } catch {
    return [];
  }
}

/**
 * Being there is not enough: distributions ship stubs, and downloads may lack system libraries.
 * @param {string} path
 */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}
