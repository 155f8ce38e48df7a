import { useSyncExternalStore } from 'react';

/** Chromium offers installing once; kept until the player asks for it in the settings. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    tell();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks the browser to install; null where it has not offered to. */
export function useInstall(): (() => void) | null {
  const waiting = useSyncExternalStore(subscribe, () => offer);
  if (!waiting) return null;
  return () => {
    offer = null;
    tell();
    waiting.prompt().catch(() => undefined);
  };
}
