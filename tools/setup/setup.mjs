// @ts-check
// Makes a checkout ready to run and says which Node to run it with:
//   node tools/setup/setup.mjs [web]     prints the path of Node 24, all else goes to stderr
import '../need-node.cjs';
import { existsSync, mkdirSync, realpathSync, statfsSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish } from '../child.mjs';
import { CACHE, ROOT } from '../paths.mjs';
import { causeIn, runTool, say, Trouble } from '../say.mjs';
import { findNode24, nodeCandidates } from './node24.mjs';
import { withLock } from './setup-lock.mjs';
import { forgetInstallation, missingPackages, readStamp, writeStamp } from './stamp.mjs';
import { buildWeb, webIsBuilt } from './web-build.mjs';

const LOCK = join(CACHE, 'setup.lock');

/**
 * Packages as the lock says, and Node 24.
 * @returns {Promise<string>} the path of Node 24
 */
export async function ensureInstalled() {
  const ready = readStamp(ROOT) ?? adoptInstallation();
  if (ready !== null) return ready;
  return withLock(LOCK, async () => {
    const doneMeanwhile = readStamp(ROOT);
    if (doneMeanwhile !== null) return doneMeanwhile;
    await install();
    const node = findNode24(nodeCandidates(ROOT));
    writeStamp(ROOT, node);
    return node;
  });
}

/**
 * The site, built from the sources as they are now.
 * @param {string} node
 */
export async function ensureWeb(node) {
  if (webIsBuilt(ROOT)) return;
  await withLock(LOCK, async () => {
    if (webIsBuilt(ROOT)) return;
    const built = await timed('собираю сайт / building the site', () => buildWeb(ROOT, node));
    if (built.code !== 0) throw failed('сайт не собрался', 'the site did not build', built.output, 'web-build.log');
  });
}

/** Packages that someone else has installed rightly are taken as they are, even where nothing can be written. */
function adoptInstallation() {
  if (missingPackages(ROOT).length > 0) return null;
  const node = findNode24(nodeCandidates(ROOT));
  try {
    writeStamp(ROOT, node);
  } catch {
    // without the stamp the next start only looks again
  }
  return node;
}

async function install() {
  forgetInstallation(ROOT);
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, ...first] = npmCommand();
  const { NODE_ENV: _env, ...env } = process.env;
  const done = await timed(
    'устанавливаю пакеты, первый раз это около минуты / installing packages, about a minute',
    () => finish(program, [...first, ...flags], { env, shell: process.platform === 'win32', limitMs: 1_800_000 }),
  );
  if (done.code !== 0) throw failed('пакеты не установились', 'packages did not install', done.output, 'npm-ci.log');
  const missing = missingPackages(ROOT);
  if (missing.length === 0) return;
  const cause = diskIsFull() ? causeIn('ENOSPC') : 'попробуйте ещё раз / please try again';
  throw new Trouble(`не установилось / did not install: ${missing.slice(0, 3).join(', ')} — ${cause}`);
}

function diskIsFull() {
  const disk = statfsSync(ROOT);
  return disk.bavail * disk.bsize < 200_000_000;
}

/**
 * The npm that started us, else the one in PATH.
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running === undefined || basename(running) !== 'npm-cli.js' || !existsSync(running)) return ['npm'];
  return process.platform === 'win32' ? ['npm'] : [process.execPath, running];
}

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
async function timed(what, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say(`${what}…`);
  const heartbeat = setInterval(() => say(`… ${seconds()} с / s`), 15_000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    say(`… ${seconds()} с / s.`);
  }
}

/**
 * @param {string} ru
 * @param {string} en
 * @param {string} output
 * @param {string} logName
 */
function failed(ru, en, output, logName) {
  const cause = causeIn(output) ?? tellingLine(output) ?? '?';
  return new Trouble(`${ru} / ${en}: ${cause}${keepLog(output, logName)}`);
}

/** @param {string} output */
function tellingLine(output) {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /error: \S|error (?!code)\S/i.test(line) && !line.endsWith(':')) ?? lines.findLast(Boolean)
  );
}

/**
 * @param {string} output
 * @param {string} logName
 */
function keepLog(output, logName) {
  const log = join(CACHE, logName);
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(log, output);
    return ` (${relative(ROOT, log)})`;
  } catch {
    return '';
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  runTool(async () => {
    const node = await ensureInstalled();
    if (process.argv.includes('web')) await ensureWeb(node);
    process.stdout.write(`${node}\n`);
  });
}
