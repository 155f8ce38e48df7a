import { createStore, useStore } from '../kit/store.ts';

/** Chromium's install event comes once; it is kept until the player asks for it in the settings. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = createStore<InstallOffer | null>(null);

export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
}

/** Opens the browser's install dialog; null when the browser has not offered it. */
export function useInstall(): (() => void) | null {
  const waiting = useStore(offer);
  if (!waiting) return null;
  return () => {
    offer.set(null);
    waiting.prompt().catch(() => undefined);
  };
}
