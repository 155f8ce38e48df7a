import { useEffect } from 'react';

declare global {
  /** Set by a page that came with its picture (build/first-picture.ts) until it works. */
  var pageWorks: (() => void) | undefined;
}

/** Tells the page that its buttons work now: one that was pressed before is pressed again. */
export function EarlyTap() {
  useEffect(() => {
    globalThis.pageWorks?.();
    globalThis.pageWorks = undefined;
  }, []);
  return null;
}
