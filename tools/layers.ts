import { dirname, join, normalize } from 'node:path/posix';

/** What each package may import: only packages above it in this list. */
export const LAYERS = {
  kernel: [],
  games: ['kernel'],
  jobs: ['kernel', 'games'],
  bots: ['kernel', 'games', 'jobs'],
  protocol: ['kernel'],
  authority: ['kernel', 'games', 'jobs', 'bots', 'protocol'],
  engine: ['kernel', 'games', 'jobs', 'bots'],
  server: ['kernel', 'games', 'jobs', 'bots', 'protocol', 'authority'],
  web: ['kernel', 'games', 'jobs', 'bots', 'protocol', 'authority'],
  cli: ['kernel', 'games', 'jobs', 'bots', 'protocol', 'authority', 'engine', 'server', 'web'],
} as const;

type Layer = keyof typeof LAYERS;
const isLayer = (name: string): name is Layer => Object.hasOwn(LAYERS, name);

/** Source files by path from `packages/`: `kernel/game.ts`. */
export type Sources = ReadonlyMap<string, string>;

const SPECIFIERS = [
  /^\s*(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

/** All imports of a source, including types, in any form. */
export const importsOf = (source: string): string[] =>
  SPECIFIERS.flatMap((form) => Array.from(source.matchAll(form), ([, specifier]) => specifier as string));

/** The file of ours that an import refers to; null for an outside package. */
export function targetOf(from: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return normalize(join(dirname(from), path));
  return path.startsWith('@izvilina/') ? path.slice('@izvilina/'.length) : null;
}

const layerOf = (path: string): string => path.split('/', 1)[0] ?? '';

/** Imports that point the wrong way, reach into a package by a relative path, or bring outside code into the kernel. */
export function wrongArrows(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    const layer = layerOf(file);
    if (!isLayer(layer)) return [`${file}: ${layer} has no place among the layers`];
    return importsOf(source).flatMap((specifier) => {
      const fault = arrowFault(file, layer, specifier);
      return fault === null ? [] : [`${file}: ${fault}`];
    });
  });
}

const KERNEL_NEEDS = /^(zod\/mini|@noble\/.+)$/;
const TEST_NEEDS = /^(vitest|fast-check|node:.+)$/;

function arrowFault(file: string, layer: Layer, specifier: string): string | null {
  // The full zod would change the error texts of all schemas in the process, also those of zod/mini.
  if (specifier === 'zod') return 'zod/mini everywhere, never zod';
  const target = targetOf(file, specifier);
  if (target === null) {
    if (layer !== 'kernel' || KERNEL_NEEDS.test(specifier)) return null;
    return file.endsWith('.test.ts') && TEST_NEEDS.test(specifier) ? null : `the kernel may not need ${specifier}`;
  }
  const other = layerOf(target);
  if (other === layer) return null;
  if (layer === 'cli' && target.startsWith('../bench/')) return null; // the benches are next to the packages
  if (specifier.startsWith('.')) return `${specifier} leaves its package by a relative path`;
  const allowed: readonly string[] = LAYERS[layer];
  return allowed.includes(other) ? null : `${layer} may not import ${other} (${specifier})`;
}

/** Every import cycle between files, each once, as `a.ts → b.ts → a.ts`. */
export function cycles(sources: Sources): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) found.push([...path.slice(seenAt), file].join(' → '));
    if (seenAt >= 0 || done.has(file)) return;
    path.push(file);
    for (const specifier of importsOf(sources.get(file) ?? '')) {
      const target = targetOf(file, specifier);
      if (target !== null && sources.has(target)) visit(target);
    }
    path.pop();
    done.add(file);
  };
  for (const file of sources.keys()) visit(file);
  return found;
}

/** Code that serves all games alike: no file here may name one of them. Registries, tests and benches may. */
const FOR_ALL_GAMES = /^(kernel|protocol|authority|engine|server|web)\//;
const MAY_NAME_GAMES = /\.test\.ts$|\/(test|testing|torture|gallery)\/|^web\/(tables|build)\/|^web\/sizes\.ts$/;

/** Files that serve every game and name one in their code. */
export function gamesNamed(sources: Sources, slugs: readonly string[]): string[] {
  const name = new RegExp(`\\b(${slugs.join('|')})\\b`);
  return [...sources].flatMap(([file, source]) => {
    if (!FOR_ALL_GAMES.test(file) || MAY_NAME_GAMES.test(file)) return [];
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const found = name.exec(code)?.[1];
    return found === undefined ? [] : [`${file} names ${found}`];
  });
}
