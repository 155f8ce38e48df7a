// @ts-check
// npm start: set up whatever is missing, then serve.
import './need-node.cjs';
import { become } from './child.mjs';
import { CLI } from './paths.mjs';
import { runTool } from './say.mjs';
import { ensureInstalled, ensureWeb } from './setup/setup.mjs';

runTool(async () => {
  const node = await ensureInstalled();
  await ensureWeb(node);
  become(node, [CLI, 'serve', ...process.argv.slice(2)]);
});
