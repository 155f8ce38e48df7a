// @ts-check
// npm run dev: the site with hot reload and the server restarted on every change, at one address.
import './need-node.cjs';
import { join } from 'node:path';
import { become } from './child.mjs';
import { ROOT } from './paths.mjs';
import { runTool } from './say.mjs';
import { ensureInstalled } from './setup/setup.mjs';

runTool(async () => {
  const node = await ensureInstalled();
  become(node, [join(ROOT, 'tools', 'dev-servers.mjs')]);
});
