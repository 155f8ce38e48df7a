// @ts-check
// npm run node -- FILE [ARGUMENTS]: runs a script of this checkout on Node 24, whatever Node is installed.
import './need-node.cjs';
import { become } from './child.mjs';
import { runTool } from './say.mjs';
import { findChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/setup.mjs';

runTool(async () => {
  const node = await ensureInstalled();
  // Scripts that take pictures ask for it by this name.
  const chromium = findChromium();
  if (chromium !== null) process.env.CHROMIUM ??= chromium;
  become(node, process.argv.slice(2));
});
