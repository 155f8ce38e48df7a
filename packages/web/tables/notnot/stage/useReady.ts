import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { useState } from 'react';
import { usePause } from '../../../kit/pause.ts';

/** On a shared screen the first roll waits until each of its players is ready. */
export interface Ready {
  isReady(seat: Seat): boolean;
  /** Marks these seats as ready. */
  say(seats: readonly Seat[]): void;
}

/** Null when no player has to be waited for. */
export function useReady({ phase, round, last }: NotNotView, own: readonly Seat[]): Ready | null {
  const [said, setSaid] = useState<readonly Seat[]>([]);
  const isFirst = phase === 'between' && round === 0 && last === null;
  const waits = isFirst && own.length > 1 && own.some((seat) => !said.includes(seat));
  usePause(waits);
  return waits ? { isReady: (seat) => said.includes(seat), say: (seats) => setSaid([...said, ...seats]) } : null;
}
