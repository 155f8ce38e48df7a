// @ts-check
// npm run --silent sbom > sbom.json: everything of others that runs on the server or in the site, as CycloneDX 1.5.
// Made from the lock file, so it needs no network. (`npm sbom` leaves out packages that only workspaces need, such as zod.)
import '../need-node.cjs';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.mjs';
import { nameOf, reachedFrom } from './third-party.mjs';

/** @param {string} root */
export function billOfMaterials(root) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { packages } = read('package-lock.json');
  const paths = new Set(['packages/web', 'packages/cli'].flatMap((ours) => [...reachedFrom(packages, ours)]));
  const components = [...paths].sort().map((path) => componentOf(nameOf(path), packages[path]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'izvilina', version: read('package.json').version } },
    components: [...new Map(components.map((one) => [one.purl, one])).values()],
  };
}

/**
 * @param {string} name
 * @param {{ version?: string, license?: string, integrity?: string }} locked
 */
function componentOf(name, { version = '', license, integrity }) {
  const [algorithm, digest] = integrity?.split('-', 2) ?? [];
  const content = digest && Buffer.from(digest, 'base64').toString('hex');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license ? { licenses: [{ license: { id: license } }] } : {}),
    ...(content ? { hashes: [{ alg: algorithm === 'sha512' ? 'SHA-512' : 'SHA-1', content }] } : {}),
  };
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.stdout.write(`${JSON.stringify(billOfMaterials(ROOT), null, 2)}\n`);
