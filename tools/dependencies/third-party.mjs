// @ts-check
// npm run third-party: writes THIRD_PARTY.md, the licences of everything of others that reaches a player or an operator.
import '../need-node.cjs';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.mjs';
import { runTool, say } from '../say.mjs';
import { ensureInstalled } from '../setup/setup.mjs';

/** @typedef {{ version?: string, license?: string, link?: boolean, dev?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked */
/** @typedef {Record<string, Locked>} Packages */

export const FILE = join(ROOT, 'THIRD_PARTY.md');

const DATA = `| data | licence | what we use it for |
| ---- | ------- | ------------------ |
| [OpenCorpora](https://opencorpora.org) dictionary, revision 394551, as compiled in the npm package \`az\` (MIT) | [CC BY-SA 3.0](https://creativecommons.org/licenses/by-sa/3.0/) | word forms and parts of speech of the lexicons of «Тренажёр для ума» (mindtrainer) |
| Russian Hunspell dictionary, © 1997–2008 Alexander I. Lebedev, npm package \`dictionary-ru\` | BSD-3-Clause | which words are common: the lower levels of its bots play only those |

The lexicon files made from OpenCorpora data are offered under the same licence, CC BY-SA 3.0.`;

const TEXT_OF_LICENCES = `## The terms

- **MIT, ISC, BSD-3-Clause, BlueOak-1.0.0, Apache-2.0, OFL-1.1, Unlicense**: the whole text of each lies in the package itself
  (\`node_modules/<package>/LICENSE\` after \`npm start\`) and at <https://spdx.org/licenses/>. The copyright lines above are theirs.
- The fonts are used unchanged, under their own names.`;

/** @param {string} root */
export function thirdParty(root) {
  const { packages } = /** @type {{ packages: Packages }} */ (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  );
  const site = reachedFrom(packages, 'packages/web');
  const server = reachedFrom(packages, 'packages/cli');
  const paths = [...new Set([...site, ...server])].filter((path) => !nameOf(path).startsWith('@types/'));
  const byName = (/** @type {string} */ a, /** @type {string} */ b) => (nameOf(a) < nameOf(b) ? -1 : 1);
  const rows = paths.sort(byName).map((path) => {
    const { version, license } = packages[path] ?? {};
    const where = [site.has(path) ? 'site' : '', server.has(path) ? 'server' : ''].filter(Boolean).join(', ');
    return `| ${nameOf(path)} ${version} | ${license ?? 'see its package'} | ${where} | ${copyrightOf(join(root, path))} |`;
  });
  return `# What we owe to others

Written by \`npm run third-party\`; \`npm test\` fails when it is out of date.

The licence of Izvilina itself is for its owner to decide and is not decided yet (\`UNLICENSED\` in package.json).
The rights in the five games belong to their authors and publishers. Texts, drawings and sounds are our own.

## Data

${DATA}

## Packages

Everything that is installed to run the server or built into the site, with what it needs in turn. Node.js itself (MIT and others) is fetched as \`node-<platform>\`. Tools that only build and test are not listed.

| package | licence | where | copyright |
| ------- | ------- | ----- | --------- |
${[...new Set(rows)].join('\n')}

${TEXT_OF_LICENCES}
`;
}

/**
 * All packages of others that a package of ours needs to run, by their paths in the lock.
 * @param {Packages} packages
 * @param {string} ours
 */
export function reachedFrom(packages, ours) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} path */
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolve(packages, path, name);
      if (found !== null) visit(packages[found]?.link ? (packages[found]?.resolved ?? found) : found);
    }
  };
  visit(ours);
  return new Set([...seen].filter((path) => path.includes('node_modules/')));
}

/**
 * Where Node finds a package, looking outwards from the one that needs it. Null for an optional peer that is not there.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return packages[path].dev === true ? null : path;
    if (folder === '') return null;
  }
}

/** @param {string} path */
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The first copyright line of a package's licence, else its author.
 * @param {string} folder
 */
function copyrightOf(folder) {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const line =
    file &&
    /^\W*(?:Original code )?(?:©|Copyright (?:\([cC]\)|©|\d|[A-Z]|by )).*$/m.exec(
      readFileSync(join(folder, file), 'utf8'),
    );
  if (line) return line[0].replace(/[|*#]/g, '').trim();
  const { author, collaborators, contributors } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [person = 'the authors named in its repository'] = [
    author,
    ...(collaborators ?? []),
    ...(contributors ?? []),
  ].filter(Boolean);
  return (typeof person === 'string' ? person : person.name).replace(/\s*[<(].*$/, '');
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  runTool(async () => {
    await ensureInstalled();
    writeFileSync(FILE, thirdParty(ROOT));
    say('THIRD_PARTY.md');
  });
}
