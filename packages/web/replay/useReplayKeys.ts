import { useEffect } from 'react';
import type { Playback } from './usePlayback.ts';

/** Arrows step, Home and End jump, space plays and pauses. A focused input keeps its own keys. */
export function useReplayKeys(playback: Playback, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') playback.step(1);
      else if (event.key === 'ArrowLeft') playback.step(-1);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) playback.toggle();
      else if (event.key === 'Home') playback.go(0);
      else if (event.key === 'End') playback.go(last);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [playback, last]);
}
