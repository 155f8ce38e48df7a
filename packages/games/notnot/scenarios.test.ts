import { readFileSync } from 'node:fs';
import { faults } from '@izvilina/kernel/scenario.ts';
import { describe, expect, it } from 'vitest';
import { notnot } from './game.ts';
import { guide, scenarios } from './scenarios.ts';

const ledger = [...readFileSync(new URL('RULES.md', import.meta.url), 'utf8').matchAll(/^\| (NN-\w+)/gm)].map(
  ([, id]) => id,
);

describe('the rulebook', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s holds', (_, { play }) => {
    expect(play ? faults(notnot, play) : []).toEqual([]);
  });

  it('has every row of the ledger, and no other', () => {
    expect(ledger).toHaveLength(46);
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

  it('gives the reader a move in every position; only the contents of the box are a note', () => {
    expect(scenarios.filter(({ play }) => play === undefined).map(({ id }) => id)).toEqual(['box']);
    for (const { play } of scenarios) if (play) expect(play.moves.some(({ by }) => by === play.seat)).toBe(true);
  });
});
