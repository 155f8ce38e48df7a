import { type RefObject, useEffect } from 'react';

/** What a finger leads over the table. In a book it scrolls the page. */
const LED = '.ing:not(.small) :is(.ing-rack button, .holding)';

/** A finger that leads a tile makes no gesture: after one that scrolls nothing, Chrome swallows the next tap. */
export function useStillTouch(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const onMove = (event: TouchEvent) => {
      if (event.touches.length === 1 && event.target instanceof Element && event.target.closest(LED))
        event.preventDefault();
    };
    // React's own listener is passive.
    table.addEventListener('touchmove', onMove, { passive: false });
    return () => table.removeEventListener('touchmove', onMove);
  }, [root]);
}
