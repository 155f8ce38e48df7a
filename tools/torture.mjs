// @ts-check
// npm run torture -- NAME [arguments]: the long, cruel tests that are too slow for npm test.
import './need-node.cjs';
import { join } from 'node:path';
import { become } from './child.mjs';
import { ROOT } from './paths.mjs';
import { runTool, say } from './say.mjs';
import { ensureInstalled } from './setup/setup.mjs';

/** @type {Readonly<Record<string, string>>} */
const TORTURES = {
  abuse: 'packages/server/torture/abuse/abuse.ts',
  cluster: 'packages/server/torture/cluster/cluster.ts',
  fuzz: 'packages/cli/torture/fuzz/fuzz.ts',
  kill: 'packages/server/torture/kill.ts',
  leaks: 'packages/server/torture/leaks/leaks.ts',
  network: 'packages/cli/torture/network/network.ts',
  order: 'packages/server/torture/order/order.ts',
  races: 'packages/server/torture/races/races.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const script = Object.hasOwn(TORTURES, name) ? TORTURES[name] : undefined;

if (script === undefined) {
  say(`такой пытки нет / no such torture: «${name}» (${Object.keys(TORTURES).join(', ')})`);
  process.exitCode = 2;
} else {
  runTool(async () => {
    const node = await ensureInstalled();
    become(node, [join(ROOT, script), ...args]);
  });
}
