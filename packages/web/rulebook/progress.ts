import { useSyncExternalStore } from 'react';

const KEY = 'izvilina-rules';

/** Which pages this reader has played, by game. */
type Done = Readonly<Record<string, readonly string[]>>;

function read(): Done {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Done) : {};
  } catch {
    return {};
  }
}

let done = read();
const listeners = new Set<() => void>();

export function markDone(game: string, id: string): void {
  const before = done[game] ?? [];
  if (before.includes(id)) return;
  done = { ...done, [game]: [...before, id] };
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // A full or forbidden storage only means that the dots are forgotten.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const NONE: readonly string[] = [];

export const useDone = (game: string): readonly string[] => useSyncExternalStore(subscribe, () => done[game] ?? NONE);
