import { readFileSync } from 'node:fs';
import { faults } from '@izvilina/kernel/scenario.ts';
import { describe, expect, it } from 'vitest';
import { loadGameFor } from './load.ts';
import { readData } from './node/read-data.ts';
import { SLUGS, type Slug } from './registry.ts';
import { SCENARIOS } from './scenarios.ts';

/** How many rows each ledger came with: none gets lost. */
const ROWS: Readonly<Record<Slug, number>> = { cow006: 28, ingenious: 35, notnot: 46 };

/** What no position can show. */
const NOTES: Readonly<Record<Slug, readonly string[]>> = {
  cow006: [],
  ingenious: ['modes', 'symbols', 'team-silence'],
  notnot: ['box'],
};

describe.each(SLUGS)('the rulebook of %s', async (slug) => {
  const { scenarios, guide } = await SCENARIOS[slug]();

  it.each(scenarios.map(({ id, play }) => ({ id, play })))('$id holds', async ({ play }) => {
    if (!play) return;
    const game = await loadGameFor(slug, { options: {}, position: play.position }, readData);
    expect(faults(game, play)).toEqual([]);
  });

  it('has every row of the ledger, and no other', () => {
    const text = readFileSync(new URL(`${slug}/RULES.md`, import.meta.url), 'utf8');
    const ledger = Array.from(text.matchAll(/^\| ([A-Z]{2}-\w+)/gm), ([, id]) => id);
    expect(ledger).toHaveLength(ROWS[slug]);
    expect(new Set(scenarios.flatMap(({ rules }) => rules))).toEqual(new Set(ledger));
  });

  it('has unique ids, and a short way of eight to ten of them, in order', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(guide.length).toBeGreaterThanOrEqual(8);
    expect(guide.length).toBeLessThanOrEqual(10);
    expect(ids.filter((id) => guide.includes(id))).toEqual(guide);
  });

  it('gives the reader a move in every one but the notes', () => {
    expect(scenarios.filter(({ play }) => !play).map(({ id }) => id)).toEqual(NOTES[slug]);
    for (const { play } of scenarios) if (play) expect(play.moves.some(({ by }) => by === play.seat)).toBe(true);
  });
});
