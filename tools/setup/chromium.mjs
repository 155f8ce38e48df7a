// @ts-check
// A Chromium for the browser tests: Debian's headless shell, else one already there, else Playwright's own, else Debian's whole one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { finish, toolEnv } from '../child.mjs';
import { ROOT } from '../paths.mjs';
import { say, Trouble } from '../say.mjs';

/** The same Chromium without the windows round it: a page opens at half the cost. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | null} the path of a Chromium that starts, the shell before others */
export function findChromium() {
  const named = process.env.IZVILINA_CHROMIUM ?? process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (starts(named)) return named;
    throw new Trouble(`Chromium «${named}» не запускается / does not start.`);
  }
  return [...installed([SHELL, ...NAMES]), ...playwrightsOwn()].find(starts) ?? null;
}

/** @type {Promise<string> | undefined} */
let obtained;

/**
 * May be called ahead of time: it is fetched once, while other stages run.
 * @param {string} node path of Node 24
 * @returns {Promise<string>}
 */
export function obtainChromium(node) {
  obtained ??= findOrFetch(node);
  return obtained;
}

/**
 * @param {string} node
 * @returns {Promise<string>}
 */
async function findOrFetch(node) {
  const named = process.env.IZVILINA_CHROMIUM ?? process.env.CHROMIUM;
  if (!named && !installed([SHELL]).some(starts)) await installPackage(SHELL);
  const there = findChromium();
  if (there !== null) return there;
  say('скачиваю Chromium для проверок в браузере… / fetching Chromium for the browser tests…');
  const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  await finish(node, [playwright, 'install', 'chromium'], { env: toolEnv(node) });
  if (findChromium() === null) await installPackage('chromium');
  const fetched = findChromium();
  if (fetched !== null) return fetched;
  throw new Trouble('нет Chromium и не удалось его поставить / there is no Chromium and it could not be installed.');
}

/**
 * Debian's package, where one may install packages. It may fail: other ways follow.
 * @param {string} name
 */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`ставлю пакет ${name}… / installing the package ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await finish('apt-get', ['update'], { env });
  // Tests that run meanwhile may be installing a database.
  await finish('apt-get', ['-o', 'DPkg::Lock::Timeout=100', 'install', '-y', name], { env });
}

/**
 * @param {readonly string[]} names
 * @returns {readonly string[]}
 */
function installed(names) {
  const folders = new Set(['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]);
  return names.flatMap((name) => [...folders].map((folder) => join(folder, name)));
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
