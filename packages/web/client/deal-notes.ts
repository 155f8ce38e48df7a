import type { Viewer } from '@izvilina/kernel/game.ts';

/**
 * What this device itself saw and sent of one online deal. Kept where the server cannot reach it, so that the check at
 * the end does not depend on what the server says then.
 */
export interface DealNotes {
  readonly commitment: string;
  /** The commitment was received while the table was still gathering. */
  readonly beforeDeal: boolean;
  /** This device's random part of the seed; null when it has none. */
  readonly part: string | null;
  /** The server has confirmed that it has this guest's part. */
  readonly partTaken: boolean;
  /** By viewer, then by seq: the beginning of the digest of the view that was shown. */
  readonly shown: Readonly<Partial<Record<Viewer, Readonly<Record<string, string>>>>>;
  readonly began: number;
}

/** Hex digits kept of each view's digest: 64 bits, because a game has hundreds of views. */
export const SHOWN_DIGITS = 16;
const KEY = 'izvilina:deal:';
const MOST_TABLES = 60;

/** Notes of a device that stores nothing (private window, full storage): they last until the page is left. */
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
