import { useLayoutEffect } from 'react';
import type { Brainstorm } from '../brainstorm.ts';
import type { Playing } from '../controls/usePlaying.ts';

/** Key handling for the whole page, so that the game can be played by keyboard alone. */
export function useKeys(game: Brainstorm, playing: Playing | null): void {
  useLayoutEffect(() => {
    if (!playing || !game.controls) return;
    const onKey = (event: KeyboardEvent) => playing.onKey(game, event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
