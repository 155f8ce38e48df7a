// @ts-check
// npm run audit: asks the npm registry for known holes in what reaches players and operators.
// Where the registry does not answer such questions it says so loudly and fails nothing.
import '../need-node.cjs';
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.mjs';
import { say } from '../say.mjs';

const ARGS = ['audit', '--omit=dev', '--json', '--fetch-timeout=10000', '--fetch-retries=0'];

/**
 * What the answer of `npm audit --json` comes to.
 * @param {string} output
 * @returns {{ line: string, holes: boolean }}
 */
export function verdictOf(output) {
  const counts = countsIn(output);
  if (counts === null)
    return {
      line: 'реестр npm не ответил, дыры не проверены / the npm registry gave no answer: NOT audited',
      holes: false,
    };
  const bad = (counts.high ?? 0) + (counts.critical ?? 0);
  const all = Object.entries(counts).map(([level, count]) => `${level} ${count}`);
  return { line: `npm audit: ${all.join(', ')}`, holes: bad > 0 };
}

/**
 * @param {string} output
 * @returns {Record<string, number> | null}
 */
function countsIn(output) {
  try {
    return JSON.parse(output).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ARGS, { cwd: ROOT, encoding: 'utf8', timeout: 30_000 });
  const { line, holes } = verdictOf(stdout ?? '');
  say(line);
  process.exitCode = holes ? 1 : 0;
}
