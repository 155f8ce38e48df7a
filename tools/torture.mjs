// @ts-check
// npm run torture -- NAME [arguments]: the long, cruel tests that are too slow for npm test.
import './need-node.cjs';
import { join } from 'node:path';
import { become } from './child.mjs';
import { ROOT } from './paths.mjs';
import { runTool, say } from './say.mjs';
import { ensureInstalled } from './setup/setup.mjs';

/** @type {Readonly<Record<string, { script: string, usual: readonly string[] }>>} */
const TORTURES = {
  abuse: { script: 'packages/server/torture/abuse/abuse.ts', usual: [] },
  kill: { script: 'packages/server/torture/kill.ts', usual: ['--kills', '200'] },
};

const [name = '', ...args] = process.argv.slice(2);
const torture = Object.hasOwn(TORTURES, name) ? TORTURES[name] : undefined;

if (torture === undefined) {
  say(`такой пытки нет / no such torture: «${name}» (${Object.keys(TORTURES).join(', ')})`);
  process.exitCode = 2;
} else {
  runTool(async () => {
    const node = await ensureInstalled();
    become(node, [join(ROOT, torture.script), ...(args.length > 0 ? args : torture.usual)]);
  });
}
