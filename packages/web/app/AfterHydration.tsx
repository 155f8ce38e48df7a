import { useEffect } from 'react';
import { addGrain } from '../kit/device/grain.ts';
import { keepForOffline } from '../kit/device/offline.ts';
import { prepareSound } from '../kit/device/sound.ts';
import { whenIdle } from '../kit/device/when-idle.ts';

declare global {
  /** Set by a prerendered page (build/first-paint.ts); removed when the page has become interactive. */
  var repeatEarlyClick: (() => void) | undefined;
}

/**
 * Once the page is interactive, repeats an earlier click on a button; then loads what nothing waits for. `works` tells
 * tests that all this has happened. `fonts` is set here for pages that were not built; on built ones build/preloads.ts
 * sets it earlier.
 */
export function AfterHydration() {
  useEffect(() => {
    globalThis.repeatEarlyClick?.();
    globalThis.repeatEarlyClick = undefined;
    prepareSound();
    whenIdle(() => {
      Object.assign(document.documentElement.dataset, { works: '', fonts: '' });
      addGrain();
      void keepForOffline().catch(() => undefined);
    });
  }, []);
  return null;
}
