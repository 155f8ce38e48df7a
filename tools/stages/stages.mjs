// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finish, toolEnv } from '../child.mjs';
import { CACHE, CLI, ROOT } from '../paths.mjs';
import { obtainChromium } from '../setup/chromium.mjs';
import { ensureWeb } from '../setup/setup.mjs';
import { buildWeb } from '../setup/web-build.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';

/** @typedef {import('../child.mjs').Finished} Finished */
/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, output: string }} Outcome */

const installed = (/** @type {string[]} */ ...path) => join(ROOT, 'node_modules', ...path);
const biome = [installed('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '--max-diagnostics=100'];

/** @type {Readonly<Record<string, (node: string, args: readonly string[]) => Promise<Outcome>>>} */
export const STAGES = {
  format: (node) => check(node, [...biome, '--linter-enabled=false', '--assist-enabled=false']),
  lint: (node) => check(node, [...biome, '--formatter-enabled=false', '--error-on-warnings']),
  types,
  unused: (node) => check(node, [installed('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints']),
  unit,
  ledger: (node) => check(node, [CLI, 'rules', 'check']),
  web: async (node) => asOne(await buildWeb(ROOT, node)),
  browser,
};

/**
 * Everything, and then rules, protocol and authority once more as what they are: code that knows neither the DOM nor Node.
 * @param {string} node
 * @returns {Promise<Outcome>}
 */
async function types(node) {
  const tsc = [installed('typescript', 'bin', 'tsc'), '--noEmit', '--pretty', 'false'];
  const whole = await finish(node, tsc, { env: toolEnv(node) });
  const pure = await finish(node, [...tsc, '-p', join(ROOT, 'tsconfig.pure.json')], { env: toolEnv(node) });
  return asOne({ code: whole.code || pure.code, output: whole.output + pure.output });
}

/** It takes about eight minutes on two cores; a machine half as quick still gets to the end, a hung one does not hold CI. */
const BROWSER_LIMIT_MS = 1_200_000;

/** Their runners take paths and flags of their own, and then show all they say. */
export const TAKES_ARGUMENTS = ['unit', 'browser'];

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function unit(node, args) {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = [installed('vitest', 'vitest.mjs'), 'run', ...reporters, ...args];
  const done = await finish(node, vitest, { env: toolEnv(node), shown: args.length > 0 });
  return { counts: vitestCounts(readReport(report), done.code), output: args.length > 0 ? '' : done.output };
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function browser(node, args) {
  await ensureWeb(node);
  const report = freshReport('playwright.json');
  const env = {
    ...toolEnv(node),
    IZVILINA_CHROMIUM: await obtainChromium(node),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  // Where some are chosen, those that are to be over before the quiet ones begin are not run as well.
  const chosen = args.length > 0 ? ['--no-deps', ...args] : [];
  const playwright = [installed('@playwright', 'test', 'cli.js'), 'test', ...chosen];
  const done = await finish(node, playwright, { env, shown: args.length > 0, limitMs: BROWSER_LIMIT_MS });
  return { counts: playwrightCounts(readReport(report), done.code), output: args.length > 0 ? '' : done.output };
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 */
async function check(node, args) {
  return asOne(await finish(node, args, { env: toolEnv(node) }));
}

/**
 * A stage that is no test runner counts as one test.
 * @param {Finished} done
 * @returns {Outcome}
 */
function asOne({ code, output }) {
  return { counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output };
}

/**
 * The report of an earlier run must never be counted.
 * @param {string} name
 */
function freshReport(name) {
  const path = join(CACHE, name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
