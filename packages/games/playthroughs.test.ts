import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGameFor } from './load.ts';
import { readData } from './node/read-data.ts';
import { read, write } from './playthrough.ts';
import { SLUGS } from './registry.ts';

describe.each(SLUGS)('golden playthroughs of %s', (slug) => {
  const folder = new URL(`${slug}/playthroughs/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

  it('there are twenty or more', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
  });

  it.each(files)('%s replays to the byte, and to the end', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const golden = read(text);
    const game = await loadGameFor(slug, golden.start, readData);
    expect([golden.start.game, golden.start.rules]).toEqual([slug, game.rules]);
    expect(write(game, golden)).toBe(text);
    expect(JSON.parse(text.trim().split('\n').at(-1) as string).places).not.toBeNull();
  });
});
