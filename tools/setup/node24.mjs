// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { Trouble } from '../say.mjs';

const WANTED = 24;

/**
 * Where a Node 24 may be, best first: the pinned one of this checkout, then the one running now.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function nodeCandidates(root) {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return [
    join(root, 'node_modules', `node-${os}-${process.arch}`, 'bin', file),
    join(root, 'node_modules', '.bin', file),
    process.execPath,
  ];
}

/**
 * The first candidate that really runs and is new enough (the pinned build does not start on musl, for one).
 * @param {readonly string[]} candidates
 * @returns {string}
 */
export function findNode24(candidates) {
  const found = candidates.find((path) => existsSync(path) && majorOf(path) >= WANTED);
  if (found !== undefined) return found;
  throw new Trouble(
    `для ${process.platform}-${process.arch} нужен установленный Node 24 / on ${process.platform}-${process.arch} please install Node 24.`,
  );
}

/**
 * @param {string} path
 * @returns {number} 0 when it does not run
 */
export function majorOf(path) {
  const run = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const major = /^v(\d+)\./.exec(run.stdout ?? '')?.[1];
  return run.status === 0 && major !== undefined ? Number(major) : 0;
}

/**
 * Paths inside the checkout are kept relative, so that a moved checkout stays set up.
 * @param {string} root
 * @param {string} path
 */
export function shortenNode(root, path) {
  const inside = relative(root, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside;
}
