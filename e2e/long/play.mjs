// @ts-check
// Runs the browser tests of this folder on the site as it was last built (`npm start` or `npm test -- web` builds it).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const { status } = spawnSync(process.execPath, [cli, 'test', 'e2e/long', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, IZVILINA_LONG: '1' },
});
process.exit(status ?? 1);
