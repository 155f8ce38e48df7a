/** Sizes of the first load after `vite build`: `node packages/web/sizes.ts` prints them and fails over budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';

const dist = join(import.meta.dirname, 'dist');
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Sizes {
  /** Main-thread JavaScript of the shelf with one language, gzip. */
  readonly first: number;
  /** What opening each table adds to the first load, gzip. */
  readonly tables: Readonly<Record<Slug, number>>;
  readonly css: number;
}

/** In bytes, gzip. A flat table is promised 40 kB (UX.md, promise 3). */
export const BUDGETS: { readonly first: number; readonly tables: Readonly<Record<Slug, number>> } = {
  first: 100_000,
  tables: {
    cow006: 40_000,
    ingenious: 40_000,
    mindtrainer: 40_000,
    notnot: 40_000,
    brainstorm: 40_000,
  },
};

export function measure(): Sizes {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const closure = (key: string, into = new Set<string>()): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    for (const next of manifest[key]?.imports ?? []) closure(next, into);
    return into;
  };
  const weigh = (keys: Iterable<string>) => {
    let sum = 0;
    for (const key of keys) sum += gzipped(manifest[key]?.file ?? '');
    return sum;
  };
  const first = new Set([...closure('index.html'), ...closure('i18n/ru.ts')]);
  const route = closure('app/TableRoute.tsx');
  const tableOf = (slug: Slug) => {
    const key = `tables/${slug}/module.ts`;
    if (!manifest[key]) throw new Error(`${key} is no chunk of its own`);
    return weigh([...new Set([...closure(key), ...route])].filter((chunk) => !first.has(chunk)));
  };
  const tables = Object.fromEntries(SLUGS.map((slug) => [slug, tableOf(slug)])) as Record<Slug, number>;
  const styles = new Set([...first].flatMap((key) => manifest[key]?.css ?? []));
  return { first: weigh(first), tables, css: [...styles].reduce((sum, file) => sum + gzipped(file), 0) };
}

/** One line of text per budget that is exceeded. */
export const overweight = ({ first, tables }: Sizes): string[] =>
  [
    { what: 'first load', size: first, budget: BUDGETS.first },
    ...SLUGS.map((slug) => ({ what: slug, size: tables[slug], budget: BUDGETS.tables[slug] })),
  ].flatMap(({ what, size, budget }) =>
    size > budget ? [`${what}: ${kilobytes(size)} kB of ${kilobytes(budget)}`] : [],
  );

if (import.meta.main) {
  const sizes = measure();
  console.log(
    `first load ${kilobytes(sizes.first)} kB of JS (at most ${kilobytes(BUDGETS.first)}), ${kilobytes(sizes.css)} kB of CSS, gzip`,
  );
  for (const slug of SLUGS)
    console.log(`${slug}: ${kilobytes(sizes.tables[slug])} kB more (at most ${kilobytes(BUDGETS.tables[slug])})`);
  if (overweight(sizes).length > 0) process.exit(1);
}
