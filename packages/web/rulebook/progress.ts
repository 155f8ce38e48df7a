import { createStore, useStore } from '../kit/store.ts';

const KEY = 'izvilina-rules';

/** By game: ids of the pages that this reader has played. */
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
    // Without storage the progress dots are just forgotten.
  }
}

const NONE: readonly string[] = [];

export const useDone = (game: string): readonly string[] => useStore(done)[game] ?? NONE;
