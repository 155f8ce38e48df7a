import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { faults } from '@izvilina/kernel/scenario.ts';
import { loadGameFor } from '../load.ts';
import type { Slug } from '../registry.ts';
import { type Rulebook, SCENARIOS } from '../scenarios.ts';
import { titlesOf } from '../titles.ts';
import { readData } from './read-data.ts';

/** Result of comparing a game's ledger with its tests and scenarios. `proved` rows have both. */
export interface LedgerReport {
  readonly slug: string;
  readonly proved: number;
  readonly total: number;
  readonly faults: readonly string[];
}

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
const ID = /\b([A-Z]{2})-[RD]?\d+\b/g;
const ROW = /^\|\s*([A-Z]{2}-[RD]?\d+)\s*\|/gm;

/** Checks that every row has a test and a scenario, every id named in one exists, and every scenario holds. */
export async function checkLedger(slug: Slug): Promise<LedgerReport> {
  const [ledger, titles, rulebook] = await Promise.all([
    readFile(`${PACKAGES}games/${slug}/RULES.md`, 'utf8'),
    testTitles(PACKAGES),
    SCENARIOS[slug](),
  ]);
  const compared = compareLedger(slug, ledger, titles, rulebook);
  return { ...compared, faults: [...compared.faults, ...(await rulebookFaults(slug, rulebook))] };
}

/** The titles of all tests under a folder. */
export async function testTitles(folder: string): Promise<string[]> {
  const titles: string[] = [];
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  for await (const file of glob('**/*.test.{ts,tsx}', { cwd: folder, exclude }))
    titles.push(...titlesOf(await readFile(`${folder}/${file}`, 'utf8')));
  return titles;
}

export const idsIn = (text: string): string[] => Array.from(text.matchAll(ID), ([id]) => id);

/** Compares in both directions. Ids with other games' prefixes are ignored in tests. */
export function compareLedger(
  slug: string,
  ledger: string,
  titles: readonly string[],
  { scenarios, guide }: Pick<Rulebook, 'scenarios' | 'guide'>,
): LedgerReport {
  const rows = Array.from(ledger.matchAll(ROW), ([, id]) => id as string);
  const ids = new Set(rows);
  const prefixes = new Set(rows.map(prefixOf));
  const tested = new Set(titles.flatMap(idsIn));
  const shown = new Set(scenarios.flatMap(({ rules }) => rules));
  const known = new Set(scenarios.map(({ id }) => id));
  const isUnknown = (id: string) => prefixes.has(prefixOf(id)) && !ids.has(id);
  return {
    slug,
    proved: [...ids].filter((id) => tested.has(id) && shown.has(id)).length,
    total: ids.size,
    faults: [
      ...(ids.size === 0 ? ['the ledger has no rows'] : []),
      ...repeated(rows).map((id) => `${id} stands twice in the ledger`),
      ...[...ids].filter((id) => !tested.has(id)).map((id) => `${id} has no test`),
      ...[...ids].filter((id) => !shown.has(id)).map((id) => `${id} has no scenario`),
      ...[...tested].filter(isUnknown).map((id) => `${id} is named in a test and not in the ledger`),
      // A scenario belongs to one game, so an unknown id is an error there, whatever its prefix.
      ...[...shown].filter((id) => !ids.has(id)).map((id) => `${id} is named in a scenario and not in the ledger`),
      ...repeated(scenarios.map(({ id }) => id)).map((id) => `two scenarios are called ${id}`),
      ...guide.filter((id) => !known.has(id)).map((id) => `the guide names ${id}, which is no scenario`),
    ],
  };
}

export async function rulebookFaults(
  slug: Slug,
  { scenarios }: Pick<Rulebook, 'scenarios' | 'guide'>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { id, play } of scenarios) {
    if (!play) continue;
    const game = await loadGameFor(slug, { options: {}, position: play.position }, readData);
    found.push(...faults(game, play).map((fault) => `scenario ${id}: ${fault}`));
  }
  return found;
}

const prefixOf = (id: string): string => id.slice(0, 2);

const repeated = (items: readonly string[]): string[] => [
  ...new Set(items.filter((item, index) => items.indexOf(item) !== index)),
];
