import { loadGameFor } from '@izvilina/games/load.ts';
import { GAMES, isSlug } from '@izvilina/games/registry.ts';
import type { Rulebook } from '@izvilina/games/scenarios.ts';
import type { AnyGame, Language } from '@izvilina/kernel/game.ts';
import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { readData } from '../local/page-data.ts';
import type { BookModule } from '../tables/book.ts';
import { BOOKS } from '../tables/books.ts';
import { loadTable } from '../tables/loadTable.ts';
import type { TableModule } from '../tables/module.ts';
import { loadChapters } from './chapters.ts';

/** One game's rulebook with everything needed to play its pages. */
export interface Book {
  readonly game: AnyGame;
  readonly module: TableModule;
  /** Explains the reader's attempts, and draws the figures. */
  readonly definition: BookModule;
  readonly scenarios: readonly Scenario[];
  readonly guide: readonly Scenario[];
  readonly applied: Rulebook['applied'];
}

const loading = new Map<string, Promise<Book | null>>();

/** Returns the same promise for the same game, as React's `use` requires. Null when there is no such game. */
export function loadBook(slug: string): Promise<Book | null> {
  const known = loading.get(slug);
  if (known) return known;
  const promise = load(slug);
  loading.set(slug, promise);
  promise.catch(() => loading.delete(slug)); // a failed download may be tried again
  return promise;
}

async function load(slug: string): Promise<Book | null> {
  if (!isSlug(slug)) return null;
  const [game, module, chapters, definition] = await Promise.all([
    GAMES[slug](),
    loadTable(slug),
    loadChapters(slug),
    BOOKS[slug](),
  ]);
  if (!module || !chapters) return null;
  const { scenarios, guide, applied } = chapters;
  for (const { play } of scenarios)
    if (play) await loadGameFor(slug, { options: {}, position: play.position }, readData);
  const inGuide = guide.flatMap((id) => scenarios.find((scenario) => scenario.id === id) ?? []);
  return { game, module, definition: definition.default, scenarios, guide: inGuide, applied };
}

/** Whether a ledger row is a ruling of ours: `CW-R7`. */
export const isOurs = (rule: string | undefined): boolean => /-R\d+$/.test(rule ?? '');

/** Whether a ledger row is something the printed book leaves to its pictures or to the box: `NN-D1`. */
export const isData = (rule: string | undefined): boolean => /-D\d+$/.test(rule ?? '');

/** A page with a ruling of ours about the main rule of this page; null when there is none. */
export const relatedRuling = ({ scenarios }: Book, page: Scenario): Scenario | null =>
  scenarios.find(
    ({ rules }) => isOurs(rules[0]) && page.rules[0] !== undefined && rules.slice(1).includes(page.rules[0]),
  ) ?? null;

/** Splits «Правило 3: шестая корова» into the number 3 and a heading. */
export function headOf(
  scenario: Scenario,
  language: Language,
): { readonly number: string | null; readonly heading: string } {
  const title = scenario.title[language];
  const found = /^\p{L}+ (\d+): (.+)$/u.exec(title);
  if (!found) return { number: null, heading: title };
  const [, number = null, rest = ''] = found;
  return { number, heading: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** The page after this one: first through the guide, then through all other pages. Null after the last. */
export function nextOf(book: Book, current: Scenario): Scenario | null {
  const at = book.guide.indexOf(current);
  const rest = book.scenarios.filter((scenario) => !book.guide.includes(scenario));
  if (at >= 0) return book.guide[at + 1] ?? rest[0] ?? null;
  return rest[rest.indexOf(current) + 1] ?? null;
}
