import { expect, test } from 'vitest';
import { type BuiltFile, LAZY_BYTES, offlineFiles } from './offline-files.ts';

const PAGE =
  '<script type="module" src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-2.css">';
const file = (path: string, size: number, script: string | null = null): BuiltFile => ({ path, size, script });
const BIG = LAZY_BYTES + 1;

const SITE = [
  file('index.html', 2_000),
  file('assets/index-1.js', 9_000, `import{a as b}from"./react-3.js";const t=()=>import("./table3d-4.js");`),
  file('assets/index-2.css', 3_000),
  file('assets/react-3.js', 100_000, ''),
  file('assets/table3d-4.js', BIG, ''),
  file('assets/job-worker-5.js', 900, `const j=()=>import("./physics-6.js")`),
  file('assets/physics-6.js', BIG, ''),
  file('assets/all-7.lex', BIG),
  file('assets/small-8.lex', LAZY_BYTES),
];

test('large files that only some need are stored when they are first used', () => {
  const { install, whenUsed } = offlineFiles(SITE, PAGE);
  expect(whenUsed).toEqual(['assets/table3d-4.js', 'assets/physics-6.js', 'assets/all-7.lex']);
  expect(install).toHaveLength(SITE.length - 3);
});

test.each([
  ['the page itself', 'assets/index-1.js', null],
  ['a style of the page', 'assets/index-2.css', null],
  ['what the page imports', 'assets/react-3.js', null],
  ['a worker', 'assets/job-worker-5.js', null],
  ['what a worker imports', 'assets/physics-6.js', `import*as p from"./physics-6.js";`],
  ['what is imported only to be run', 'assets/physics-6.js', `import"./physics-6.js";`],
])('%s cannot be large: the build fails and names it', (_, path, workerScript) => {
  const site = SITE.map((it) => {
    const script = workerScript !== null && it.path === 'assets/job-worker-5.js' ? workerScript : it.script;
    return { ...it, script, size: it.path === path ? BIG : it.size };
  });
  expect(() => offlineFiles(site, PAGE)).toThrow(path);
});
