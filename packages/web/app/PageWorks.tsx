import { useEffect } from 'react';
import { afterFirstPicture } from '../kit/device/first-picture.ts';
import { addGrain } from '../kit/device/grain.ts';
import { keepForOffline } from '../kit/device/offline.ts';

declare global {
  /** Set by a prerendered page (build/first-picture.ts); removed when the page has become interactive. */
  var pageWorks: (() => void) | undefined;
}

/** Once the page is interactive, repeats an earlier click on a button; then loads what nothing waits for. */
export function PageWorks() {
  useEffect(() => {
    globalThis.pageWorks?.();
    globalThis.pageWorks = undefined;
    addGrain();
    afterFirstPicture(() => void keepForOffline().catch(() => undefined));
  }, []);
  return null;
}
