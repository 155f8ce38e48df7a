import { useSyncExternalStore } from 'react';

const watch = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  for (const type of ['focus', 'blur']) addEventListener(type, listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    for (const type of ['focus', 'blur']) removeEventListener(type, listener);
  };
};

/** Whether the player looks at another tab or another window. */
export const useAway = (): boolean => useSyncExternalStore(watch, () => document.hidden || !document.hasFocus());
