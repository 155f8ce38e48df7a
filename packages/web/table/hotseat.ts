import type { Ask, Seat } from '@izvilina/kernel/game.ts';
import { useState } from 'react';

/**
 * One device, several people: whose hand may lie open.
 * `screen` hides everything until the next one takes the device; `low` hides only the hand, because something
 * has just been resolved on the board and everybody should see it.
 */
export interface Turning {
  readonly seat: Seat | null;
  readonly next: Seat | null;
  readonly cover: 'none' | 'screen' | 'low';
  open(): void;
}

export function useHotseat(mine: readonly Seat[], asks: readonly Ask[]): Turning {
  const [opened, setOpened] = useState<Seat | null>(mine.length === 1 ? (mine[0] ?? null) : null);
  const [before, setBefore] = useState(asks);
  const [resolved, setResolved] = useState(false);
  if (asks !== before) {
    setBefore(asks);
    if (before.length > 0 && !isPartOf(asks, before)) setResolved(true);
  }

  if (mine.length <= 1) return { seat: mine[0] ?? null, next: null, cover: 'none', open: () => undefined };
  const asked = mine.filter((seat) => asks.some((ask) => ask.seat === seat));
  const next = opened !== null && asked.includes(opened) && !resolved ? opened : (asked[0] ?? null);
  const isOpen = next !== null && next === opened && !resolved;
  return {
    seat: isOpen ? opened : null,
    next,
    cover: isOpen || next === null ? 'none' : resolved ? 'low' : 'screen',
    open: () => {
      setOpened(next);
      setResolved(false);
    },
  };
}

const isPartOf = (some: readonly Ask[], all: readonly Ask[]): boolean =>
  some.every((ask) => all.some((other) => other.seat === ask.seat && other.what === ask.what));
