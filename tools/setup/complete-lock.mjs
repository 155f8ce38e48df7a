// @ts-check
// node tools/setup/complete-lock.mjs — after every `npm install` that changed package-lock.json.
// npm leaves optional packages for other machines out of the lock when the registry in use does not carry them, and
// `npm ci` then refuses the whole lock as out of date. This names them again; npm skips them where they do not fit.
import '../need-node.cjs';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.mjs';
import { say } from '../say.mjs';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string>, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Entry */
/** @typedef {Record<string, Entry>} Entries */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPUS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * What the lock names as an optional dependency of exactly one version, but does not hold.
 * @param {Entries} entries
 * @returns {Entries}
 */
export function missingFrom(entries) {
  /** @type {Entries} */
  const missing = {};
  for (const entry of Object.values(entries)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (entries[`node_modules/${name}`] !== undefined || !/^\d/.test(version)) continue;
      const dev = entry.dev === true ? { dev: true } : {};
      missing[`node_modules/${name}`] = { version, ...dev, optional: true, ...machineIn(name) };
    }
  }
  return missing;
}

/**
 * @param {string} name such as @rolldown/binding-linux-arm64-musl
 * @returns {Pick<Entry, 'os' | 'cpu' | 'libc'>}
 */
function machineIn(name) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => CPUS.includes(word));
  if (cpu.length === 0) throw new Error(`which machine is ${name} for?`);
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') || words.includes('gnueabihf') ? 'glibc' : null;
  return { cpu, ...(libc === null ? {} : { libc: [libc] }), ...(os.length === 0 ? {} : { os }) };
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const path = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingFrom(lock.packages);
  const all = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2)}\n`);
  say(`${Object.keys(missing).length} packages added to package-lock.json.`);
}
