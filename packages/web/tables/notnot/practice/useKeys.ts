import { useEffect } from 'react';
import { keyOf } from '../seats/keys.ts';
import type { Practice } from './usePractice.ts';

/** All key sets belong to the one player. */
export function useKeys({ phase, point }: Practice): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || phase === 'idle') return;
      const key = keyOf(event.code, 1);
      if (!key) return;
      event.preventDefault();
      point(key.slot, event.timeStamp);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [phase, point]);
}
