import { createStore, useStore } from '../../kit/store.ts';

/** People muted on this device, by alias: a nickname can be changed, and another person may take it. */
const KEY = 'izvilina-muted';
const MOST = 100;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((alias) => typeof alias === 'string') : [];
  } catch {
    return [];
  }
}

const muted = createStore(read());

export const useMuted = (): readonly string[] => useStore(muted);

export function setMuted(alias: string, quiet: boolean): void {
  const others = muted.get().filter((one) => one !== alias);
  const now = quiet ? [...others, alias].slice(-MOST) : others;
  muted.set(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the mute lasts until the page is closed.
  }
}
