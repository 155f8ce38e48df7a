import { createStore, useStore } from '../kit/store.ts';

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

const done = createStore(read(), {});

export function markDone(game: string, id: string): void {
  const before = done.get()[game] ?? [];
  if (before.includes(id)) return;
  done.set({ ...done.get(), [game]: [...before, id] });
  try {
    localStorage.setItem(KEY, JSON.stringify(done.get()));
  } catch {
    // A full or forbidden storage only means that the dots are forgotten.
  }
}

const NONE: readonly string[] = [];

export const useDone = (game: string): readonly string[] => useStore(done)[game] ?? NONE;
