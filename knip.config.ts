import { readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { SLUGS } from './packages/games/registry.ts';

/** A game being written, which no registry names yet: nothing in its rooms has to be used so far. */
const unfinished = readdirSync('packages/games', { withFileTypes: true }).flatMap(({ name }) =>
  ['node', 'node_modules', ...SLUGS].includes(name) || name.includes('.') ? [] : [`${name}/**/*.ts`],
);

/** `npm test -- unused`: every file is reached from one of these entries, every export and dependency is used. */
const config: KnipConfig = {
  // A type that stands in the signature of something exported may be exported with it; a value may not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['tools/*.{mjs,cjs}', 'bench/*.ts', 'e2e/screens.ts'],
      project: ['tools/**', 'bench/**', 'e2e/**'],
      // Started by its path in tools/stages.mjs.
      ignoreDependencies: ['@biomejs/biome'],
    },
    'packages/bots': { entry: ['*/fit-*.ts', ...unfinished] },
    'packages/cli': { entry: ['main.ts', '*.fixture.mjs'] },
    'packages/games': { entry: unfinished },
    'packages/jobs': { entry: unfinished },
    'packages/server': { entry: ['main.ts', 'torture/*.ts'] },
    'packages/web': {
      entry: ['sw.ts', 'sizes.ts', 'build/assets.ts', 'gallery/*.tsx', 'gallery/shoot.ts'],
    },
    'packages/*': {},
  },
  compilers: {
    // Fonts are named in style sheets only.
    css: (text: string) =>
      Array.from(
        text.matchAll(/(?:@import|url\()\s*["']((?:@|\.)[^"']+)["']/g),
        ([, path]) => `import '${path}';`,
      ).join('\n'),
  },
};

export default config;
