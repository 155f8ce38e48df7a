import { useSyncExternalStore } from 'react';

/** A value that can change, with subscribers. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The value for rendering at build. A page uses it for its first render, to match the markup, and then `get`. */
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
