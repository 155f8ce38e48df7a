import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@izvilina/server/testing/service.ts';
import { expect, it } from 'vitest';
import { ROOT } from './paths.mjs';

async function healthy(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/healthz`).catch(() => null);
  return answer?.ok === true;
}

it('npm run dev serves the site and the server at one address, and restarts the server on a change', async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'izvilina-dev-'));
  const dev = spawn(process.execPath, [join(ROOT, 'tools', 'dev.mjs')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', IZVILINA_DATA: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`http://localhost:${port}`);
    expect(await healthy(base)).toBe(true);
    expect(await (await fetch(`${base}/t/abc`, { headers: { accept: 'text/html' } })).text()).toContain(
      '/@vite/client',
    );
    expect(await (await fetch(`${base}/main.tsx`)).text()).toContain('createRoot');
    utimesSync(join(ROOT, 'packages', 'cli', 'serve.ts'), new Date(), new Date());
    await expect.poll(() => said, { timeout: 60_000 }).toContain('serve.ts: ');
    await expect.poll(() => healthy(base), { timeout: 60_000 }).toBe(true);
  } finally {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(await healthy(base)).toBe(false);
});
