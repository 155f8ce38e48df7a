import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashSources, type Manifest, sha256 } from './manifest.ts';

const data = new URL('../../packages/games/mindtrainer/data/', import.meta.url);
const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', data), 'utf8'));

// The build itself takes half a minute: `npm run lexicon -- --check` repeats it and compares byte for byte.
describe('the built lexicons', () => {
  it('were built from the dictionaries and lists that are here; if not, run `npm run lexicon`', () => {
    expect(hashSources()).toEqual(manifest.sources);
  });

  it('are the files that the manifest names', () => {
    for (const [name, { sha256: expected }] of Object.entries(manifest.files))
      expect(sha256(readFileSync(new URL(name, data)))).toBe(expected);
  });
});
