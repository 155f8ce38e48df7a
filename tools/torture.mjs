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
  cluster: { script: 'packages/server/torture/cluster/cluster.ts', usual: [] },
  fuzz: { script: 'packages/cli/torture/fuzz/fuzz.ts', usual: [] },
  kill: { script: 'packages/server/torture/kill.ts', usual: ['--kills', '1000', '--tables', '500'] },
  leaks: { script: 'packages/server/torture/leaks/leaks.ts', usual: ['--runs', '100000'] },
  network: { script: 'packages/cli/torture/network/network.ts', usual: ['--games', '300'] },
  order: { script: 'packages/server/torture/order/order.ts', usual: ['--acks', '10000'] },
  races: { script: 'packages/server/torture/races/races.ts', usual: ['--runs', '20000'] },
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
