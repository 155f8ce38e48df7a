import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMMANDS } from '@izvilina/cli/commands.ts';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.mjs';
import { STAGES } from './stages/stages.mjs';

const PAGES = [
  ...['README.md', 'README.en.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'THIRD_PARTY.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const found = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name]) => name ?? '');

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  it('names only commands that there are', () => {
    for (const name of found(text, /\bnpm run ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(name);
    for (const name of found(text, /\bnpm test -- (\w+)/g)) expect(Object.keys(STAGES)).toContain(name);
    for (const name of found(text, /\bbin\/izvilina (\w+)/g)) expect(Object.keys(COMMANDS)).toContain(name);
    for (const name of found(text, /\bnpm run node -- ([\w./-]+)/g))
      expect(existsSync(join(ROOT, name)), name).toBe(true);
  });

  it('links only to files that there are', () => {
    for (const link of found(text, /\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(ROOT, dirname(page), link)), link).toBe(true);
  });
});

describe('the code', () => {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  const files = globSync('{packages,tools,bench,e2e}/**/*.{ts,tsx,mjs,css,json}', { cwd: ROOT, exclude });

  it.each(PAGES)('has every file that %s names', (page) => {
    const named = found(textOf(page), /`((?:[\w-]+\/)*[\w-]+(?:\.test)?\.(?:tsx?|mjs|css))`/g).filter(
      (name) => !/^x\./.test(name),
    );
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });

  it('is keyed by game only in files that the page on adding a game names', () => {
    const page = textOf('docs/adding-a-game.md');
    const keyed = files.filter((file) => /Record<Slug\b,/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(keyed.length).toBeGreaterThan(10);
    expect(keyed.filter((file) => !page.includes(`\`${file.replace(/^packages\//, '')}\``))).toEqual([]);
  });
});

describe('settings', () => {
  const NAME = /\b(PORT|HOST|LOG_LEVEL|TRUST_PROXY|DATABASE_URL|REDIS_URL|IZVILINA_[A-Z_]+)\b/g;
  const read = new Set(found(textOf('packages/server/main.ts'), NAME));

  it.each(['README.md', 'docs/hosting.md', ...readdirSync(join(ROOT, 'hosting')).map((name) => `hosting/${name}`)])(
    'that %s names are read by the server',
    (page) => expect(found(textOf(page), NAME).filter((name) => !read.has(name))).toEqual([]),
  );

  it('are all in the README, but for one that only tests have a use for', () => {
    const told = new Set(found(textOf('README.md'), NAME));
    expect([...read].filter((name) => !told.has(name))).toEqual(['IZVILINA_BOT_PAUSE_SCALE']);
  });

  it('of the compose file are only ours, and no node is stopped while it drains', () => {
    const compose = textOf('hosting/compose.yaml');
    const [, ours = ''] = /environment: &settings\n((?: {4}.*\n)+)/.exec(compose) ?? [];
    expect(found(ours, /^ {4}(\w+):/gm).filter((name) => !read.has(name))).toEqual([]);
    const drain = Number(found(compose, /DRAIN_SECONDS: "(\d+)"/g)[0]);
    const EXIT_S = 5; // main.ts exits by then, even if something hangs
    expect(Number(found(compose, /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(drain + EXIT_S);
    expect(Number(found(textOf('hosting/izvilina.service'), /TimeoutStopSec=(\d+)/g)[0])).toBeGreaterThan(
      drain + EXIT_S,
    );
  });
});

it('the two READMEs name the same commands, settings, addresses and files', () => {
  const names = (page: string) => ({
    commands: found(textOf(page), /^((?:npm|bin\/izvilina) [^#\n]*?)\s*#?(?= {2,}#|\n|$)/gm).map((line) =>
      line
        .replace(/партия|game\.json/g, 'FILE')
        .replace('FILE.json', 'FILE')
        .trim(),
    ),
    settings: found(textOf(page), /`([A-Z_]{4,}(?:=1)?)`/g),
    addresses: found(textOf(page), /`(\/[a-z/]+)`/g),
    links: found(textOf(page), /\]\(([^)]+)\)/g).filter((link) => !link.startsWith('README')),
  });
  expect(names('README.md').commands.length).toBeGreaterThan(8);
  expect(names('README.en.md')).toEqual(names('README.md'));
});
