import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionsFrom } from './main.ts';
import { ServerChild } from './testing/child.ts';
import { Client } from './testing/client.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the server where it cannot work, and returns how it ends. */
const failsWith = (env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
};

let child: ServerChild;
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'izvilina-main-'));
  child = await ServerChild.start();
});
afterAll(async () => {
  await child.discard();
  await rm(scratch, { recursive: true });
});

describe('the program', () => {
  test('prints where it is', () => {
    expect(child.output).toBe(`Извилина: http://127.0.0.1:${child.port}\n`);
  });

  test('nodes without a shared database are refused', () => {
    expect(() => optionsFrom({ REDIS_URL: 'redis://localhost' })).toThrow(/DATABASE_URL/);
    expect(optionsFrom({ REDIS_URL: 'redis://r', DATABASE_URL: 'postgres://p' })).toMatchObject({
      redisUrl: 'redis://r',
      databaseUrl: 'postgres://p',
    });
  });

  test('a taken port is one sentence and a failure', () => {
    const { status, stdout, lines } = failsWith({ PORT: String(child.port), IZVILINA_DATA: join(scratch, 'a') });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(lines).toEqual([expect.stringContaining(`port ${child.port} is taken`)]);
  });

  test('a folder that cannot be written is one sentence and a failure', async () => {
    await writeFile(join(scratch, 'file'), '');
    const { status, lines } = failsWith({ PORT: '0', IZVILINA_DATA: join(scratch, 'file', 'data') });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining('the data folder cannot be written to')]);
  });

  test('a folder in use is one sentence and a failure', () => {
    const { status, lines } = failsWith({ PORT: '0', IZVILINA_DATA: child.dataDir });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining('another process is using the data folder')]);
  });

  test('a port that is none is one sentence and a failure', () => {
    expect(failsWith({ PORT: 'abc' })).toMatchObject({ status: 1, lines: [expect.stringContaining('PORT=abc')] });
  });

  test('SIGTERM: sockets hear of it, and it ends well and soon', async () => {
    const client = await Client.connect(child.base);
    const began = performance.now();
    expect(await child.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await client.closed).toBe(1012);
    await child.start();
    const again = await Client.connect(child.base, client.cookie);
    expect((await again.ask({ type: 'mine' })).ok).toBe(true);
    expect(child.errors).toBe('');
  });
});
