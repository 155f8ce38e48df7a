import { useSyncExternalStore } from 'react';

/** A value that can change, with subscribers. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** What a page that was rendered at build shows: a page shows the same at first, so that it matches, and then `get`. */
  atBuild(): T;
}

export function createStore<T>(initial: T, atBuild: T = initial): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    atBuild: () => atBuild,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Watched<T> = Pick<Store<T>, 'subscribe' | 'get'> & Partial<Pick<Store<T>, 'atBuild'>>;

export const useStore = <T>({ subscribe, get, atBuild = get }: Watched<T>): T =>
  useSyncExternalStore(subscribe, get, atBuild);
