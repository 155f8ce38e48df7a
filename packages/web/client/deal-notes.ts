import type { Viewer } from '@izvilina/kernel/game.ts';

/**
 * What this device itself saw and sent of one online deal. It is kept where the server cannot reach it, so that the check
 * at the end compares the record with it and not with what the server says then.
 */
export interface DealNotes {
  readonly commitment: string;
  /** The commitment was kept while the table still gathered. */
  readonly beforeDeal: boolean;
  /** What this device drew for the shuffle. */
  readonly part: string | null;
  /** The server has said that it has this guest's part. */
  readonly partTaken: boolean;
  /** What was shown: by viewer, then by seq, the beginning of the view's digest. */
  readonly shown: Readonly<Partial<Record<Viewer, Readonly<Record<string, string>>>>>;
  readonly began: number;
}

/** How much of the digest of every view is kept: 64 bits, for hundreds of views per game. */
export const SHOWN_DIGITS = 16;
const KEY = 'izvilina:deal:';
const MOST_TABLES = 60;

/** For a device that keeps nothing (private windows, full storage): at least until the page is left. */
const unkept = new Map<string, string>();

export function readDealNotes(table: string): DealNotes | null {
  try {
    const text = unkept.get(table) ?? localStorage.getItem(KEY + table);
    return text ? (JSON.parse(text) as DealNotes) : null;
  } catch {
    return null;
  }
}

export function writeDealNotes(table: string, notes: DealNotes): void {
  const text = JSON.stringify(notes);
  try {
    if (localStorage.getItem(KEY + table) === null) forgetOldest();
    localStorage.setItem(KEY + table, text);
    unkept.delete(table);
  } catch {
    unkept.set(table, text);
  }
}

function forgetOldest(): void {
  const tables = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length));
  const age = (table: string) => readDealNotes(table)?.began ?? 0;
  const newestFirst = tables.sort((a, b) => age(b) - age(a));
  for (const table of newestFirst.slice(MOST_TABLES - 1)) localStorage.removeItem(KEY + table);
}
