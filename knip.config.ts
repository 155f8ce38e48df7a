import { readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { isSlug, SLUGS } from './packages/games/registry.ts';
import { TABLES } from './packages/web/tables/registry.ts';

/** Games being written, which no registry names yet: nothing in their rooms has to be used so far. */
const unfinished = readdirSync('packages/games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !isSlug(entry.name) && !['node', 'node_modules', 'testing'].includes(entry.name)
    ? [entry.name]
    : [],
);
const theirRooms = unfinished.map((slug) => `${slug}/**/*.ts`);
/** And games whose table is being made: the shelf still says «скоро». */
const theirTables = [...unfinished, ...SLUGS.filter((slug) => TABLES[slug] === null)];
const theirTools = theirTables.length > 0 ? ['az', 'dictionary-ru', 'three', '@types/three', '@react-three/fiber'] : [];

/** `npm test -- unused`: every file is reached from one of these entries, every export and dependency is used. */
const config: KnipConfig = {
  // A type that stands in the signature of something exported may be exported with it; a value may not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'tools/*.{mjs,cjs}',
        'tools/setup/{setup,complete-lock}.mjs',
        'tools/dependencies/*.mjs',
        'tools/lexicon/main.ts',
        'tools/fixtures/*.ts',
        'bench/*.ts',
        'bench/server/*-server.ts',
        'e2e/screens.ts',
        'e2e/idle.ts',
        'e2e/lighthouse.ts',
        'e2e/previews.ts',
      ],
      project: ['tools/**', 'bench/**', 'e2e/**'],
      // Started by its path in tools/stages/stages.mjs; of packages/server, for bench/server/.
      ignoreDependencies: ['@biomejs/biome', 'ws', ...theirTools],
      // Of Linux; bench/pin.ts does without where there is none.
      ignoreBinaries: ['taskset'],
    },
    'packages/bots': { entry: ['*/**/{fit,measure}-*.ts', ...theirRooms] },
    'packages/cli': { entry: ['main.ts', 'duel/*.fixture.mjs', 'torture/{fuzz,network}/{fuzz,network,server}.ts'] },
    'packages/games': { entry: theirRooms },
    'packages/jobs': { entry: theirRooms },
    'packages/server': {
      entry: [
        'main.ts',
        'torture/*.ts',
        'torture/{abuse,cluster,leaks,order,races}/{abuse,cluster,hostile,leaks,order,races,server}.ts',
      ],
      // Of Debian; testing/programs.ts does without where there is none.
      ignoreBinaries: ['apt-get'],
    },
    'packages/web': {
      entry: [
        'sw.ts',
        'sizes.ts',
        // Run by the build, which names it by its path.
        'app/markup.tsx',
        'build/assets.ts',
        'gallery/*.tsx',
        'gallery/shoot.ts',
        ...theirTables.map((slug) => `tables/${slug}/**/*.{ts,tsx}`),
      ],
      ignoreDependencies: theirTools,
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
