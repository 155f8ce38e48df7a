import { useEffect } from 'react';
import { afterFirstPicture } from '../kit/device/first-picture.ts';
import { addGrain } from '../kit/device/grain.ts';
import { keepForOffline } from '../kit/device/offline.ts';

declare global {
  /** Set by a page that came with its picture (build/first-picture.ts) until it works. */
  var pageWorks: (() => void) | undefined;
}

/** When the page works, a button that was pressed before is pressed again. What nobody waits for comes after that. */
export function PageWorks() {
  useEffect(() => {
    globalThis.pageWorks?.();
    globalThis.pageWorks = undefined;
    addGrain();
    afterFirstPicture(() => void keepForOffline().catch(() => undefined));
  }, []);
  return null;
}
