import type { Slug } from '@izvilina/games/registry.ts';

/** URLs of the games' data files as named by the build. The files themselves are loaded on demand. */
const URLS = import.meta.glob<string>(['../../games/*/data/*', '!../../games/*/data/*.{md,json,ts}'], {
  query: '?url',
  import: 'default',
  eager: true,
});

export function dataUrl(slug: Slug, name: string): string {
  const url = URLS[`../../games/${slug}/data/${name}`];
  if (url === undefined) throw new Error(`no data file ${slug}/${name}`);
  return url;
}
