import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { SLUGS } from '../packages/games/registry.ts';
import { cycles, gamesNamed, importsOf, LAYERS, type Sources, wrongArrows } from './layers.ts';
import { wrongWebArrows } from './web-rooms.ts';

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));

async function readSources(): Promise<Sources> {
  const sources = new Map<string, string>();
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  for await (const file of glob('**/*.{ts,tsx,mts,mjs}', { cwd: PACKAGES, exclude }))
    sources.set(file, await readFile(PACKAGES + file, 'utf8'));
  return sources;
}

describe('the packages', () => {
  let sources: Sources;
  beforeAll(async () => {
    sources = await readSources();
  });

  it('are all read', () => {
    const read = new Set([...sources.keys()].map((file) => file.split('/')[0]));
    expect([...read].sort()).toEqual(Object.keys(LAYERS).sort());
    expect(importsOf(sources.get('kernel/match.ts') ?? '')).toContain('./game.ts');
  });

  it('depend on one another only as drawn', () => {
    expect(wrongArrows(sources)).toEqual([]);
  });

  it('of the web depend on one another only as its rooms are drawn', () => {
    expect(wrongWebArrows(sources)).toEqual([]);
  });

  it('name no game where every game is served alike', () => {
    expect(gamesNamed(sources, SLUGS)).toEqual([]);
  });

  it('have no import cycle', () => {
    expect(cycles(sources)).toEqual([]);
  });
});

describe('a wrong arrow', () => {
  const arrows = (file: string, source: string) => wrongArrows(new Map([[file, source]]));

  it.each([
    ['kernel/a.ts', `import { x } from '@izvilina/games/registry.ts';`],
    ['games/a.ts', `import type { Bot } from '@izvilina/bots/bot.ts';`],
    ['protocol/a.ts', `export * from '@izvilina/games/registry.ts';`],
    ['web/a.tsx', `const server = await import('@izvilina/server/server.ts');`],
    ['server/a.ts', `import '@izvilina/engine/stdio.ts';`],
    ['server/b.ts', `import {\n  a,\n  b,\n} from '../engine/stdio.ts';`],
    ['bots/cow006/a.ts', `import { cow006 } from '../../games/cow006/game.ts';`],
    ['engine/a.ts', `import { run } from '../../bench/index.ts';`],
    ['kernel/a.ts', `import { readFile } from 'node:fs';`],
    ['kernel/a.ts', `import { z } from 'zod';`],
    ['server/a.ts', `import * as z from 'zod';`],
    ['fresh/a.ts', ''],
  ])('is seen in %s: %s', (file, source) => {
    expect(arrows(file, source)).toHaveLength(1);
  });

  it.each([
    ['bots/a.ts', `import { x } from '@izvilina/games/registry.ts';`],
    ['cli/a.ts', `import { x } from '@izvilina/server/server.ts';`],
    ['cli/bench.ts', `import { run } from '../../bench/index.ts';`],
    ['kernel/a.ts', `import * as z from 'zod/mini';`],
    ['kernel/a.test.ts', `import { it } from 'vitest';`],
    ['kernel/a/b.ts', `import { x } from '../game.ts';`],
    ['kernel/a.ts', `// a comment on import { x } from '@izvilina/games/registry.ts'`],
  ])('is not seen in %s: %s', (file, source) => {
    expect(arrows(file, source)).toEqual([]);
  });
});

describe('a wrong arrow between rooms of the web', () => {
  const arrows = (file: string, specifier: string) => wrongWebArrows(new Map([[file, `import '${specifier}';`]]));

  it.each([
    ['web/kit/a.tsx', '../client/table.ts'],
    ['web/client/a.ts', '../tables/module.ts'],
    ['web/tables/module.ts', './cow006/Table.tsx'],
    ['web/tables/shared/a.tsx', '../boxes.ts'],
    ['web/tables/cow006/a.tsx', '../ingenious/board/Piece.tsx'],
    ['web/tables/cow006/hand/a.tsx', '../../boxes.ts'],
    ['web/tables/cow006/a.tsx', '../../table/Fuse.tsx'],
    ['web/pages/a.tsx', '../shelf/ShelfPage.tsx'],
    ['web/result/a.tsx', '../replay/ReplayPage.tsx'],
    ['web/table/a.tsx', '../tables/cow006/board/CowCard.tsx'],
    ['web/table/a.tsx', '../testing/page.ts'],
    ['web/attic/a.ts', './b.ts'],
  ])('is seen in %s: %s', (file, specifier) => {
    expect(arrows(file, specifier)).toHaveLength(1);
  });

  it.each([
    ['web/tables/cow006/hand/a.tsx', '../../shared/useStage.ts'],
    ['web/tables/cow006/hand/a.tsx', '../board/aim.ts'],
    ['web/tables/boxes.ts', './cow006/box.tsx'],
    ['web/table/a.tsx', '../pages/Box.tsx'],
    ['web/app/a.tsx', '../lobby/Gathering.tsx'],
    ['web/tables/boxes.test.ts', '../testing/page.ts'],
    ['web/gallery/a.tsx', '../tables/cow006/module.ts'],
  ])('is not seen in %s: %s', (file, specifier) => {
    expect(arrows(file, specifier)).toEqual([]);
  });
});

describe('the name of a game', () => {
  const named = (file: string, source: string) => gamesNamed(new Map([[file, source]]), SLUGS);

  it.each([
    ['kernel/a.ts', `if (slug === 'cow006') return 1;`],
    ['authority/table/a.ts', `import '@izvilina/games/notnot/timing/race.ts';`],
    ['web/result/a.tsx', '<p className="ingenious" />'],
  ])('is seen in %s: %s', (file, source) => {
    expect(named(file, source)).toHaveLength(1);
  });

  it.each([
    ['authority/a.ts', '/** `mindtrainer` loads a lexicon. */ const x = 1; // as in cow006'],
    ['authority/table/a.test.ts', `createTable('cow006');`],
    ['web/tables/registry.ts', `cow006: () => import('./cow006/module.ts'),`],
    ['bots/cow006/a.ts', `import '@izvilina/games/cow006/game.ts';`],
  ])('is not looked for in %s: %s', (file, source) => {
    expect(named(file, source)).toEqual([]);
  });
});

describe('an import cycle', () => {
  it('is seen across packages and forms of import, once', () => {
    const sources = new Map([
      ['games/start.ts', `import './a.ts';`],
      ['games/a.ts', `import { b } from './deep/b.ts';`],
      ['games/deep/b.ts', `export type { C } from '@izvilina/kernel/c.ts';`],
      ['kernel/c.ts', `const later = () => import('@izvilina/games/a.ts');`],
    ]);
    expect(cycles(sources)).toEqual(['games/a.ts → games/deep/b.ts → kernel/c.ts → games/a.ts']);
  });

  it('is not a diamond', () => {
    const sources = new Map([
      ['a/1.ts', `import './2.ts';\nimport './3.ts';`],
      ['a/2.ts', `import './4.ts';`],
      ['a/3.ts', `import './4.ts';`],
      ['a/4.ts', ''],
    ]);
    expect(cycles(sources)).toEqual([]);
  });
});
