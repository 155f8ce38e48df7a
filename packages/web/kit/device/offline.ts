import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store.ts';

const waiting = createStore<ServiceWorker | null>(null);

/** Registers the service worker: only in the built site, and only where the browser allows it (https or localhost). */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const noticed = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting.set(registration.waiting);
  };
  noticed();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', noticed));
}

export const useUpdate = (): boolean => useStore(waiting) !== null;

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.get()?.postMessage('take over');
}

const watchNetwork = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
