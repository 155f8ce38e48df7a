import { useEffect, useRef } from 'react';

const MARK = 'izvilinaOver';

const isMarked = (): boolean => {
  const state: unknown = history.state;
  return state !== null && typeof state === 'object' && MARK in state;
};

/**
 * While mounted, the browser's back button calls `onClose` instead of leaving the page: mounting pushes a history entry
 * with the same address, and closing in any other way removes it.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const wentBack = () => !isMarked() && close.current();
    // Deferred: React's strict mode mounts everything twice, and the entry must not be added and removed in between.
    const opening = setTimeout(() => {
      if (!isMarked()) history.pushState({ [MARK]: true }, '');
      addEventListener('popstate', wentBack);
    });
    return () => {
      clearTimeout(opening);
      removeEventListener('popstate', wentBack);
      // Not after a link led to another page: that history entry is not ours.
      setTimeout(() => isMarked() && history.back());
    };
  }, []);
}
