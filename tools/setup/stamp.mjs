// @ts-check
// Whether node_modules is what package-lock.json says. Two lines in node_modules/.izvilina remember the answer:
// the lock they were made for, and the Node to run; bin/izvilina reads the same two lines.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { shortenNode } from './node24.mjs';

/** @typedef {Record<string, string>} Dependencies */
/** @typedef {{ dependencies?: Dependencies, devDependencies?: Dependencies, optionalDependencies?: Dependencies, peerDependencies?: Dependencies }} Needs */
/** @typedef {Needs & { version?: string, link?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */
/** @typedef {{ os: string, cpu: string, libc: string }} Platform */

const stampFile = (/** @type {string} */ root) => join(root, 'node_modules', '.izvilina');
const hiddenLockFile = (/** @type {string} */ root) => join(root, 'node_modules', '.package-lock.json');

/** @param {string} root */
export function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

/**
 * The Node to run, if the stamp still fits.
 * @param {string} root
 * @returns {string | null}
 */
export function readStamp(root) {
  if (!existsSync(stampFile(root))) return null;
  const [hash, node = ''] = readFileSync(stampFile(root), 'utf8').split('\n');
  const path = isAbsolute(node) ? node : join(root, node);
  if (hash !== lockHash(root) || node === '' || !existsSync(path)) return null;
  renewStamp(root);
  return path;
}

/**
 * bin/izvilina goes by dates: a lock that is younger but the same must not send it here every time.
 * @param {string} root
 */
function renewStamp(root) {
  if (statSync(join(root, 'package-lock.json')).mtimeMs <= statSync(stampFile(root)).mtimeMs) return;
  try {
    utimesSync(stampFile(root), new Date(), new Date());
  } catch {
    // a checkout nobody may write to: slower, but right
  }
}

/**
 * @param {string} root
 * @param {string} node
 */
export function writeStamp(root, node) {
  writeFileSync(stampFile(root), `${lockHash(root)}\n${shortenNode(root, node)}\n`);
}

/**
 * Before an installation: a broken-off one must not look finished.
 * @param {string} root
 */
export function forgetInstallation(root) {
  rmSync(stampFile(root), { force: true });
  rmSync(hiddenLockFile(root), { force: true });
}

/**
 * What the lock wants on this machine and npm's own list of the installed does not show. Someone may have run `npm ci`
 * by hand; and npm ends well even when an optional package, such as Node itself, could not be fetched.
 * @param {string} root
 */
export function missingPackages(root) {
  const installed = existsSync(hiddenLockFile(root)) ? readLock(hiddenLockFile(root)) : { packages: {} };
  return notInstalled(readLock(join(root, 'package-lock.json')), installed, thisPlatform());
}

/**
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {Platform} platform
 * @returns {readonly string[]}
 */
export function notInstalled(wanted, installed, platform) {
  const elsewhere = onlyElsewhere(wanted, platform);
  return Object.entries(wanted.packages).flatMap(([path, entry]) => {
    const found = installed.packages[path];
    const right =
      found === undefined
        ? path === '' || elsewhere.has(path)
        : found.version === entry.version && found.link === entry.link;
    return right ? [] : [path.replace('node_modules/', '')];
  });
}

/**
 * Optional packages that npm leaves out here: those for other machines, and those that only such packages need.
 * @param {Lock} wanted
 * @param {Platform} platform
 * @returns {ReadonlySet<string>}
 */
function onlyElsewhere({ packages }, platform) {
  /** @type {Map<string, string[]>} */
  const neededBy = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entry;
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of names) neededBy.set(name, [...(neededBy.get(name) ?? []), path]);
  }
  /** @type {Set<string>} */
  const found = new Set();
  // Leaving one out may leave others that nobody needs any more.
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [path, entry] of Object.entries(packages)) {
      if (entry.optional !== true) continue;
      const users = neededBy.get(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)) ?? [];
      if (!runsOn(entry, platform) || (users.length > 0 && users.every((user) => found.has(user)))) found.add(path);
    }
  }
  return found;
}

/**
 * @param {LockedPackage} entry
 * @param {Platform} platform
 */
function runsOn(entry, platform) {
  return allows(entry.os, platform.os) && allows(entry.cpu, platform.cpu) && allows(entry.libc, platform.libc);
}

/**
 * npm's lists name what is allowed, or with `!` what is not.
 * @param {string | string[] | undefined} list
 * @param {string} value
 */
function allows(list, value) {
  if (list === undefined) return true;
  const names = [list].flat();
  if (names.includes(`!${value}`)) return false;
  return names.includes(value) || names.every((name) => name.startsWith('!'));
}

/** @returns {Platform} */
function thisPlatform() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  const libc = report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  return { os: process.platform, cpu: process.arch, libc };
}

/**
 * @param {string} path
 * @returns {Lock}
 */
function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
