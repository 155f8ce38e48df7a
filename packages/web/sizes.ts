/** What the first load costs, after `vite build`: `node packages/web/sizes.ts` prints it and fails past the promise. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

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
  /** What opening each table adds, gzip. */
  readonly tables: Readonly<Record<string, number>>;
  readonly css: number;
}

export const PROMISED = { first: 100_000, table: 40_000 };

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
  const tables: Record<string, number> = {};
  for (const key of Object.keys(manifest)) {
    const slug = /^tables\/(\w+)\/module\.ts$/.exec(key)?.[1];
    if (slug) tables[slug] = weigh([...closure(key), ...closure('app/TableRoute.tsx')].filter((it) => !first.has(it)));
  }
  const styles = new Set([...first].flatMap((key) => manifest[key]?.css ?? []));
  return { first: weigh(first), tables, css: [...styles].reduce((sum, file) => sum + gzipped(file), 0) };
}

if (import.meta.main) {
  const sizes = measure();
  console.log(
    `first load ${kilobytes(sizes.first)} kB of JS (promised ${kilobytes(PROMISED.first)}), ${kilobytes(sizes.css)} kB of CSS, gzip`,
  );
  for (const [slug, size] of Object.entries(sizes.tables))
    console.log(`${slug}: ${kilobytes(size)} kB more (promised ${kilobytes(PROMISED.table)})`);
  if (sizes.first > PROMISED.first || Object.values(sizes.tables).some((size) => size > PROMISED.table))
    process.exit(1);
}
