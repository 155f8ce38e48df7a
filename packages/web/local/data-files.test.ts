import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Slug } from '@izvilina/games/registry.ts';
import { expect, test } from 'vitest';
import { dataUrl } from './data-files.ts';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

test('every data file of a game has an address of its own', () => {
  const files = globSync('*/data/*', { cwd: GAMES, exclude: ['*/data/*.{md,json,ts}'] });
  const urls = files.map((file) => {
    const [slug, , name] = file.split(/[\\/]/) as [Slug, string, string];
    return dataUrl(slug, name);
  });
  expect(new Set(urls).size).toBe(files.length);
});

test('any other file is an error', () => {
  expect(() => dataUrl('cow006', 'none')).toThrow('no data file cow006/none');
});
