import type { Millis } from '@izvilina/kernel/game.ts';
import { useEffect } from 'react';
import { play } from '../../../kit/device/sound.ts';

/** When the dice knock, as a share of the tumble: fast at first, then slower. */
const KNOCKS = [0, 0.09, 0.19, 0.3, 0.43, 0.58, 0.76] as const;

/** Sounds of the dice: knocks while they tumble, and one when they come to rest. */
export function useRattle(beat: string, tumble: Millis): void {
  useEffect(() => {
    if (beat === 'open') play('lay');
    if (beat !== 'rolling') return;
    const timers = KNOCKS.map((share) => setTimeout(() => play('tick'), share * tumble));
    return () => timers.forEach(clearTimeout);
  }, [beat, tumble]);
}
