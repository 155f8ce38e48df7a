import { createStore, useStore } from '../store.ts';

/** By game: ids of the coach's notes that were read, or `done` after the first game or when notes were dismissed. */
type Coaching = Readonly<Record<string, readonly string[] | 'done'>>;

const KEY = 'izvilina.coach';

function read(): Coaching {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = stored !== null && typeof stored === 'object' ? Object.entries(stored) : [];
    return Object.fromEntries(entries.flatMap(([game, kept]) => (isKept(kept) ? [[game, kept]] : [])));
  } catch {
    return {};
  }
}

const isKept = (kept: unknown): kept is Coaching[string] =>
  kept === 'done' || (Array.isArray(kept) && kept.every((id) => typeof id === 'string'));

const store = createStore(read());

function keep(next: Coaching): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the notes are just shown again.
  }
  store.set(next);
}

export const useCoaching = (): Coaching => useStore(store);

export const isCoached = (game: string): boolean => store.get()[game] !== 'done';

export function markRead(game: string, note: string): void {
  const before = store.get()[game] ?? [];
  if (before !== 'done' && !before.includes(note)) keep({ ...store.get(), [game]: [...before, note] });
}

/** Stops the notes in this game. */
export const endCoaching = (game: string): void => keep({ ...store.get(), [game]: 'done' });

/** The next game of this title is coached like the first. */
export function coachGame(game: string): void {
  const { [game]: _, ...others } = store.get();
  keep(others);
}

/** The next game of every title is coached like the first. */
export const coachAgain = (): void => keep({});
