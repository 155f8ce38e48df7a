// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, toolEnv } from '../child.mjs';
import { lockHash } from './stamp.mjs';

/** Every package whose code can end up in the browser. */
const SOURCES = ['kernel', 'protocol', 'games', 'jobs', 'bots', 'authority', 'web'];

const stampFile = (/** @type {string} */ root) => join(root, 'packages', 'web', 'dist', '.izvilina');

/** @param {string} root */
export function webIsBuilt(root) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === sourcesHash(root);
}

/**
 * @param {string} root
 * @param {string} node path of Node 24
 */
export async function buildWeb(root, node) {
  const hash = sourcesHash(root);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = await finish(node, [vite, 'build'], { cwd: join(root, 'packages', 'web'), env: toolEnv(node) });
  if (built.code === 0) writeFileSync(stampFile(root), hash);
  return built;
}

/** @param {string} root */
export function sourcesHash(root) {
  const hash = createHash('sha256').update(lockHash(root));
  for (const name of SOURCES) {
    for (const file of filesUnder(join(root, 'packages', name))) {
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : filesUnder(path);
      return entry.isFile() && !entry.name.includes('.test.') ? [path] : [];
    });
}
