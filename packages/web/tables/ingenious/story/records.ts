import { compareTracks, type Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';

const KEY = 'izvilina.ingenious.solo';
const KEPT = 5;

/** One finished solo game: its markers, lowest first. `game` identifies it, so that it is not kept twice. */
export interface SoloRecord {
  readonly game: string;
  readonly sorted: Track;
}

const sortedOf = (track: Track): Track => track.toSorted((a, b) => a - b);

/** Hash of tiles and cells in the order of play; it identifies a game. */
const nameOf = (view: IngeniousView): string => {
  let hash = 0;
  for (const { tile, cells } of view.laid)
    for (const char of `${tile}${cells}`) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return hash.toString(36);
};

export const recordOf = (view: IngeniousView): SoloRecord => ({
  game: nameOf(view),
  sorted: sortedOf(view.tracks[0] ?? []),
});

/** IN-R4: best first, compared by the lowest marker, then the next. */
export function records(): readonly SoloRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecord) : [];
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is SoloRecord => {
  const { game, sorted } = (value ?? {}) as Partial<Record<keyof SoloRecord, unknown>>;
  return typeof game === 'string' && Array.isArray(sorted) && sorted.every((marker) => typeof marker === 'number');
};

/** Keeps a finished game once. If the storage is full or forbidden, the record is silently lost. */
export function keepRecord(view: IngeniousView): void {
  const mine = recordOf(view);
  const known = records();
  if (known.some(({ game }) => game === mine.game)) return;
  const best = [...known, mine].sort((a, b) => compareTracks(a.sorted, b.sorted)).slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(best));
  } catch {
    // The record is lost (see above).
  }
}
