import { readFileSync } from 'node:fs';
import { faults } from '@izvilina/kernel/scenario.ts';
import { describe, expect, it } from 'vitest';
import { cow006 } from './game.ts';
import { guide, scenarios } from './scenarios.ts';

const ledger = [...readFileSync(new URL('RULES.md', import.meta.url), 'utf8').matchAll(/^\| (CW-\w+)/gm)].map(
  ([, id]) => id,
);

describe('the rulebook', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s holds', (_, { play }) => {
    expect(play && faults(cow006, play)).toEqual([]);
  });

  it('has every row of the ledger, and no other', () => {
    expect(ledger).toHaveLength(28);
    expect(new Set(scenarios.flatMap(({ rules }) => rules))).toEqual(new Set(ledger));
    const mains = scenarios.map(({ rules }) => rules[0]);
    for (const id of ledger) expect(mains).toContain(id);
  });

  it('has unique ids, and a short way of eight to ten of them', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(guide.length).toBeGreaterThanOrEqual(8);
    expect(guide.length).toBeLessThanOrEqual(10);
    expect(ids.filter((id) => guide.includes(id))).toEqual(guide);
  });

  it('ends with the reader’s line: the reader has a move in every one', () => {
    for (const { play } of scenarios) expect(play?.moves.some(({ by }) => by === play.seat)).toBe(true);
  });
});
