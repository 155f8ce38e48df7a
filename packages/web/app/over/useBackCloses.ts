import { useEffect, useRef } from 'react';

const MARK = 'izvilinaOver';

const isMarked = (): boolean => {
  const state: unknown = history.state;
  return state !== null && typeof state === 'object' && MARK in state;
};

/**
 * While it is mounted, the browser's back button closes what lies over the page instead of leaving the page: opening
 * adds an entry to the history at the same address, and closing in any other way takes it off again.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const wentBack = () => !isMarked() && close.current();
    // A step later: React's strict mode mounts everything twice, and one entry must not be added and taken off meanwhile.
    const opening = setTimeout(() => {
      if (!isMarked()) history.pushState({ [MARK]: true }, '');
      addEventListener('popstate', wentBack);
    });
    return () => {
      clearTimeout(opening);
      removeEventListener('popstate', wentBack);
      // Not if a link has led on to another page: that entry is not ours.
      setTimeout(() => isMarked() && history.back());
    };
  }, []);
}
