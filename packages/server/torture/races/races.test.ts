import { expect, test } from 'vitest';
import type { Bug } from './bugs.ts';
import { type Kind, manyRaces } from './races.ts';

test('whatever the order, every acknowledged command is carried out once and everybody sees the same', async () => {
  const report = await manyRaces({ runs: 40 });
  expect(report.fault).toBeNull();
  expect(report.interleavings).toBe(160);
});

/** The kind of race in which each planted bug shows. */
const FOUND: Readonly<Record<Bug, Kind>> = {
  'acknowledges before it commits': 'moves',
  'does not look for duplicates': 'moves',
  'overwrites the log': 'moves',
  'saves documents without compare-and-swap': 'seats',
  'makes a table twice': 'rematch',
  'loses news': 'seats',
};

test.each(Object.entries(FOUND) as [Bug, Kind][])('a store that %s is found out', async (bug, kind) => {
  // A fixed seed: a planted bug must not be missed by bad luck.
  const { fault } = await manyRaces({ runs: 60, seed: 1, kinds: [kind], bug, shrink: false });
  expect(fault).not.toBeNull();
});
