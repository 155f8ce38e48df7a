// @ts-check
// One set-up at a time: two engines started at once on a bare checkout must not install into each other.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say, Trouble } from '../say.mjs';

/**
 * @template T
 * @param {string} lockFile
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(lockFile, work) {
  let told = false;
  while (!take(lockFile)) {
    if (!told) say('жду, пока закончится другая установка… / waiting for another set-up to finish…');
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} lockFile */
function take(lockFile) {
  try {
    mkdirSync(dirname(lockFile), { recursive: true });
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') {
      if (abandoned(lockFile)) rmSync(lockFile, { force: true });
      return false;
    }
    throw new Trouble(
      `не могу писать в ${dirname(dirname(lockFile))}, а установка ещё нужна / cannot write to ${dirname(dirname(lockFile))}, and set-up is still needed.`,
    );
  }
}

/** @param {string} lockFile */
function abandoned(lockFile) {
  try {
    const owner = Number(readFileSync(lockFile, 'utf8'));
    // Between creating the file and writing the number it is empty for a moment.
    if (owner === 0) return Date.now() - statSync(lockFile).mtimeMs > 2_000;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
