// @ts-check
// npm run node -- FILE [ARGUMENTS]: runs a script of this checkout on Node 24, whatever Node is installed.
import './need-node.cjs';
import { become } from './child.mjs';
import { runTool } from './say.mjs';
import { ensureInstalled } from './setup.mjs';

runTool(async () => {
  const node = await ensureInstalled();
  become(node, process.argv.slice(2));
});
