import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPool, type Pool } from '@izvilina/jobs/threads/pool.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FixtureTask } from '../testing/fixture-thread.ts';
import { startNodeThread } from './node-thread.ts';
import { sharedData } from './shared-data.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izvilina-data-'));
  await writeFile(join(folder, 'cow006-numbers'), new Uint8Array([1, 2, 3]));
});
afterAll(() => rm(folder, { recursive: true }));

let pool: Pool;
let located: string[];
let readData: ReturnType<typeof sharedData>;
const call = (task: FixtureTask) => pool.call(task);

beforeEach(() => {
  located = [];
  readData = sharedData((slug, name) => {
    located.push(`${slug}/${name}`);
    return pathToFileURL(join(folder, `${slug}-${name}`));
  });
  pool = poolOf(new URL('../testing/fixture-thread.ts', import.meta.url));
});
const poolOf = (module: URL) =>
  createPool({
    name: 'fixture',
    maxThreads: 2,
    warmThreads: 0,
    maxQueue: 10,
    loadLimitMs: 30_000,
    idleMs: 60_000,
    readData,
    start: startNodeThread(module, { maxOldGenerationSizeMb: 32 }),
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
afterEach(() => pool.close());

describe('a real thread', () => {
  test.each<[FixtureTask, RegExp]>([
    ['hang', /the work took longer than 300 ms/],
    ['fill memory', /out of memory|memory limit/i],
    ['crash', /crashed/],
    ['exit', /exit code 3/],
  ])('that goes wrong (%s) rejects its call with the reason, and the pool goes on', async (task, reason) => {
    await expect(call(task)).rejects.toThrow(reason);
    expect(await call('answer')).toBe('answer');
  });

  test.skipIf(process.platform !== 'linux')('stands behind the thread that serves the players', async () => {
    const own = getPriority();
    expect(await call('priority')).toBeGreaterThan(own);
    expect(getPriority()).toBe(own);
  });

  test('that a whole table waits for stands beside it', async () => {
    pool.close();
    pool = poolOf(new URL('../testing/awaited-thread.ts', import.meta.url));
    expect(await pool.call(null)).toBe(getPriority());
  });

  test('that hangs does not hold this one up', async () => {
    const hanging = [call('hang'), call('hang')].map((it) => it.catch(() => 'given up'));
    let turns = 0;
    const watch = setInterval(() => {
      turns += 1;
    }, 5);
    expect(await Promise.all(hanging)).toEqual(['given up', 'given up']);
    clearInterval(watch);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('data', () => {
  test('is read only when a thread needs it, once for all threads, and is the same memory everywhere', async () => {
    await call('answer');
    expect(located).toEqual([]);
    expect(await Promise.all([call('sum data'), call('sum data')])).toEqual([6, 6]);
    expect(located).toEqual(['cow006/numbers']);
    const bytes = await readData('cow006', 'numbers');
    expect(located).toHaveLength(1);
    expect(bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
    bytes[0] = 101;
    expect(await Promise.all([call('sum data'), call('sum data')])).toEqual([106, 106]);
  });

  test('that is not there fails the call, and is looked for again', async () => {
    await rm(join(folder, 'cow006-numbers'));
    await expect(call('sum data')).rejects.toThrow('cow006/numbers could not be read');
    await writeFile(join(folder, 'cow006-numbers'), new Uint8Array([1, 2, 3]));
    expect(await call('sum data')).toBe(6);
  });

  test('of any size comes whole', async () => {
    const big = Uint8Array.from({ length: 3_000_001 }, (_, at) => at % 251);
    await writeFile(join(folder, 'cow006-big'), big);
    expect(Buffer.compare(await readData('cow006', 'big'), big)).toBe(0);
  });
});
