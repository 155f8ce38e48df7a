import { readFileSync } from 'node:fs';
import { advance } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { faults, openPlay, plyEvent } from '@izvilina/kernel/scenario.ts';
import { describe, expect, it } from 'vitest';
import { loadGameFor } from './load.ts';
import { readData } from './node/read-data.ts';
import { SLUGS } from './registry.ts';
import { pageOf, SCENARIOS } from './scenarios.ts';
import { scenarioText } from './testing/position-text.ts';

describe.each(SLUGS)('the rulebook of %s', async (slug) => {
  const { scenarios, guide, notes, ledgerRows, applied } = await SCENARIOS[slug]();

  it.each(scenarios.map(({ id, play }) => ({ id, play })))('$id holds', async ({ play }) => {
    if (!play) return;
    const game = await loadGameFor(slug, { options: {}, position: play.position }, readData);
    const found = faults(game, play);
    expect(found, found.length > 0 ? await scenarioText(slug, game, play) : '').toEqual([]);
  });

  it('has every row of the ledger, and no other', () => {
    const text = readFileSync(new URL(`${slug}/RULES.md`, import.meta.url), 'utf8');
    const ledger = Array.from(text.matchAll(/^\| ([A-Z]{2}-\w+)/gm), ([, id]) => id);
    const shown = scenarios.flatMap(({ rules }) => rules);
    expect(ledger, 'rows of the table in RULES.md that begin with an id like CW-01').toHaveLength(ledgerRows);
    expect(
      ledger.filter((id) => !shown.includes(id as string)),
      'rows of RULES.md without a scenario',
    ).toEqual([]);
    expect(
      shown.filter((id) => !ledger.includes(id)),
      'rules that RULES.md does not have',
    ).toEqual([]);
  });

  it('has unique ids, and a short way of eight to ten of them (all, if there are fewer), in order', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(guide.length).toBeGreaterThanOrEqual(Math.min(8, ids.length));
    expect(guide.length).toBeLessThanOrEqual(10);
    expect(ids.filter((id) => guide.includes(id))).toEqual(guide);
  });

  it('tells the printed rule and our decisions apart', () => {
    const isOurs = (row: string | undefined) => /-[RD]\d+$/.test(row ?? '');
    const mixed = scenarios.filter(({ rules }) => !isOurs(rules[0]) && rules.some(isOurs)).map(({ id }) => id);
    expect(scenarios.filter(({ ours }) => ours !== undefined).map(({ id }) => id)).toEqual(mixed);
  });

  it('gives the reader a move in every one but the notes', () => {
    expect(scenarios.filter(({ play }) => !play).map(({ id }) => id)).toEqual(notes);
    for (const { play } of scenarios) if (play) expect(play.moves.some(({ by }) => by === play.seat)).toBe(true);
  });

  it('knows the page of the rule behind what happens', async () => {
    const pages = new Set<string>();
    for (const { play } of scenarios) {
      if (!play) continue;
      let match = openPlay(await loadGameFor(slug, { options: {}, position: play.position }, readData), play);
      for (const ply of play.moves) {
        match = must(advance(match, plyEvent(ply)));
        match.state.happened.forEach((happening, i, all) => {
          pages.add(applied(happening, all.slice(0, i)) ?? 'none');
        });
      }
    }
    pages.delete('none');
    expect(pages.size).toBeGreaterThanOrEqual(6);
    for (const rule of pages) {
      const page = pageOf(scenarios, rule);
      expect([page?.id, ...(page?.rules ?? [])], rule).toContain(rule);
    }
  });
});
