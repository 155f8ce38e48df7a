import { compareTracks, type Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';

const KEY = 'izvilina.ingenious.solo';
const KEPT = 5;

/** One finished game alone: its markers, lowest first. `game` tells it from a second look at the same game. */
export interface SoloRecord {
  readonly game: string;
  readonly sorted: Track;
}

const sortedOf = (track: Track): Track => track.toSorted((a, b) => a - b);

/** The whole order of play: no two games share it. */
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

/** IN-R4: by the lowest marker, then the next; the better first. */
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

/** Remembers a finished game once; a storage that is full or forbidden only means that it is forgotten. */
export function keepRecord(view: IngeniousView): void {
  const mine = recordOf(view);
  const known = records();
  if (known.some(({ game }) => game === mine.game)) return;
  const best = [...known, mine].sort((a, b) => compareTracks(a.sorted, b.sorted)).slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(best));
  } catch {
    // See above.
  }
}
