import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complaint } from '../need-node.cjs';
import { ROOT } from '../paths.mjs';
import { causeIn } from '../say.mjs';
import { missingFrom } from './complete-lock.mjs';
import { findNode24, majorOf, nodeCandidates } from './node24.mjs';
import { withLock } from './setup-lock.mjs';
import { forgetInstallation, notInstalled, readStamp, writeStamp } from './stamp.mjs';
import { sourcesHash } from './web-build.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'izvilina-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A checkout without installed packages, whose command line only prints how it was called. */
function checkout(): string {
  for (const name of ['tools', 'bin', 'package.json', 'package-lock.json']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    cpSync(join(ROOT, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
  }
  writeFileSync(join(folder, 'packages', 'cli', 'main.ts'), 'console.log(process.version, process.argv.slice(2));');
  mkdirSync(join(folder, 'node_modules'));
  return folder;
}

function izvilina(root: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  return spawnSync(join(root, 'bin', 'izvilina'), [...args], { encoding: 'utf8', env, cwd: tmpdir() });
}

describe('an old Node', () => {
  it('is told one sentence that names it', () => {
    expect(complaint('18.20.4')).toMatch(/^izvilina: .*18\.20\.4.*Node 20 or newer.*\.$/);
    expect(complaint('4.9.1')).not.toBeNull();
  });
  it('is not what 20 and later are', () => {
    expect(['20.0.0', '24.21.0', '100.1.0'].map(complaint)).toEqual([null, null, null]);
  });
});

describe('the stamp of an installation', () => {
  it('holds as long as the lock and the Node are the same', () => {
    const root = checkout();
    expect(readStamp(root)).toBeNull();
    writeStamp(root, process.execPath);
    expect(readStamp(root)).toBe(process.execPath);
    writeFileSync(join(root, 'package-lock.json'), '{}');
    expect(readStamp(root)).toBeNull();
  });
  it('does not hold when its Node is gone, or an installation has begun', () => {
    const root = checkout();
    writeStamp(root, join(root, 'node_modules', 'gone'));
    expect(readStamp(root)).toBeNull();
    writeStamp(root, process.execPath);
    forgetInstallation(root);
    expect(readStamp(root)).toBeNull();
  });
  it('moves with the checkout', () => {
    const root = checkout();
    symlinkSync(process.execPath, join(root, 'node_modules', 'node'));
    writeStamp(root, join(root, 'node_modules', 'node'));
    expect(readFileSync(join(root, 'node_modules', '.izvilina'), 'utf8').split('\n')[1]).toBe('node_modules/node');
  });
});

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  it('holds the packages for every machine, or npm ci refuses it (node tools/setup/complete-lock.mjs)', () => {
    expect(Object.keys(missingFrom(lock.packages))).toEqual([]);
  });
  it('fits every package.json, or npm ci refuses it (npm install, under Node 24)', () => {
    for (const folder of ['', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)]) {
      const wanted = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
        expect(lock.packages[folder][kind], `${kind} of ${wanted.name}`).toEqual(wanted[kind]);
      }
    }
  });
  it('names a missing package with the machine it is for', () => {
    const entries = { 'node_modules/a': { dev: true, optionalDependencies: { '@a/b-linux-arm64-musl': '1.0.0' } } };
    expect(missingFrom(entries)).toEqual({
      'node_modules/@a/b-linux-arm64-musl': {
        version: '1.0.0',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
      },
    });
  });
});

describe('packages installed by hand', () => {
  const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const lock = (packages: Parameters<typeof notInstalled>[0]['packages']) => ({ packages });
  it('are taken when every version is the one in the lock', () => {
    const wanted = lock({ '': {}, 'node_modules/a': { version: '1.0.0' } });
    expect(notInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }), here)).toEqual([]);
    expect(notInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.1' } }), here)).toEqual(['a']);
    expect(notInstalled(wanted, lock({}), here)).toEqual(['a']);
  });
  it('may lack only what is for other machines', () => {
    const missing = (entry: object) => notInstalled(lock({ 'node_modules/a': entry }), lock({}), here).length > 0;
    expect(missing({ optional: true, os: ['darwin'] })).toBe(false);
    expect(missing({ optional: true, os: 'linux', cpu: 'arm64' })).toBe(false);
    expect(missing({ optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] })).toBe(false);
    expect(missing({ optional: true, os: ['!win32'] })).toBe(true);
    expect(missing({ optional: true, os: 'linux', cpu: 'x64' })).toBe(true);
    expect(missing({ os: ['darwin'] })).toBe(true);
  });
  it('may lack what only such packages need, however far down', () => {
    const chain = {
      'node_modules/binding-wasm': { optional: true, cpu: ['wasm32'], dependencies: { runtime: '1' } },
      'node_modules/runtime': { optional: true, dependencies: { helper: '1' } },
      'node_modules/helper': { optional: true },
    };
    expect(notInstalled(lock(chain), lock({}), here)).toEqual([]);
    const used = { ...chain, 'node_modules/binding-linux': { optional: true, dependencies: { helper: '1' } } };
    expect(notInstalled(lock(used), lock({}), here)).toEqual(['helper', 'binding-linux']);
  });
});

describe('Node 24', () => {
  it('is found in this checkout, and runs', () => {
    expect(majorOf(findNode24(nodeCandidates(ROOT)))).toBeGreaterThanOrEqual(24);
  });
  it('is not a file that does not run, nor one that is missing', () => {
    const broken = join(folder, 'node');
    writeFileSync(broken, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect(findNode24([join(folder, 'missing'), broken, process.execPath])).toBe(process.execPath);
    expect(() => findNode24([broken])).toThrow(/Node 24/);
  });
});

describe('bin/izvilina', () => {
  it('starts the command from any folder and through a link, with nothing but its words on stdout', () => {
    const root = checkout();
    writeStamp(root, process.execPath);
    symlinkSync(join(root, 'bin', 'izvilina'), join(folder, 'linked'));
    const run = spawnSync(join(folder, 'linked'), ['engine', 'a b'], { encoding: 'utf8', cwd: tmpdir() });
    expect(run).toMatchObject({ status: 0, stderr: '', stdout: `${process.version} [ 'engine', 'a b' ]\n` });
  });
  it('needs no node in PATH once set up', () => {
    const root = checkout();
    writeStamp(root, process.execPath);
    expect(izvilina(root, ['engine'], { PATH: '/nowhere' })).toMatchObject({ status: 0, stderr: '' });
  });
  it('says one sentence when there is no node at all', () => {
    const run = izvilina(checkout(), ['engine'], { PATH: '/nowhere' });
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr).toMatch(/^izvilina: .*\n$/);
  });
  it('looks closer at a younger lock, and goes on when it is the same', () => {
    const root = checkout();
    writeStamp(root, process.execPath);
    const stamp = join(root, 'node_modules', '.izvilina');
    utimesSync(stamp, 1, 1);
    expect(izvilina(root, ['engine'])).toMatchObject({ status: 0, stderr: '' });
    expect(izvilina(root, ['engine'], { PATH: '/nowhere' })).toMatchObject({ status: 0, stderr: '' });
  });
  it('says one sentence, and no stack, when packages cannot be installed', () => {
    const root = checkout();
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: join(root, 'cache') };
    const run = izvilina(root, ['engine'], { ...env, npm_config_fetch_retries: '0', npm_execpath: '' });
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr.trim().split('\n').at(-1)).toMatch(/packages did not install: .*registry cannot be reached/);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });
});

describe('set-up', () => {
  it('is done by one at a time, and a dead one is not waited for', async () => {
    const lock = join(folder, 'cache', 'setup.lock');
    mkdirSync(join(folder, 'cache'));
    const dead = spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' });
    writeFileSync(lock, dead.stdout.trim());
    let inside = 0;
    const most: number[] = [];
    const work = () =>
      withLock(lock, async () => {
        inside += 1;
        most.push(inside);
        await new Promise((resolve) => setTimeout(resolve, 20));
        inside -= 1;
      });
    await Promise.all([work(), work(), work()]);
    expect(most).toEqual([1, 1, 1]);
  });
  it('knows the everyday reasons of a failure', () => {
    expect(causeIn('npm error code ENOSPC')).toMatch(/no space/);
    expect(causeIn('npm error code EAI_AGAIN')).toMatch(/registry/);
    expect(causeIn('EACCES: permission denied, mkdir')).toMatch(/permission/);
    expect(causeIn('something else')).toBeNull();
  });
});

describe('the built site', () => {
  it('is out of date when a source or the lock changes, not when a test does', () => {
    const root = checkout();
    mkdirSync(join(root, 'packages', 'web', 'dist'));
    const first = sourcesHash(root);
    writeFileSync(join(root, 'packages', 'web', 'dist', 'main.js'), 'built');
    writeFileSync(join(root, 'packages', 'games', 'game.test.ts'), 'a test');
    expect(sourcesHash(root)).toBe(first);
    writeFileSync(join(root, 'packages', 'games', 'game.ts'), 'a rule');
    const second = sourcesHash(root);
    expect(second).not.toBe(first);
    writeFileSync(join(root, 'package-lock.json'), '{}');
    expect(sourcesHash(root)).not.toBe(second);
  });
});
