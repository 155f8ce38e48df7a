import type { Ask, Seat } from '@izvilina/kernel/game.ts';
import { useState } from 'react';
import type { Abilities } from '../tables/module.ts';

/**
 * Whose hand is shown on one device, which several people may share. `screen` hides everything until the next player
 * takes the device; `low` hides only the hand, so that everybody sees what has just been resolved on the board.
 */
export interface Handover {
  readonly seat: Seat | null;
  readonly next: Seat | null;
  readonly cover: 'none' | 'screen' | 'low';
  open(): void;
}

export function useHandover(
  mine: readonly Seat[],
  asks: readonly Ask[],
  { simultaneous, nothingHidden }: Pick<Abilities, 'simultaneous' | 'nothingHidden'>,
): Handover {
  const [lastHolder, setOpened] = useState<Seat | null>(mine.length === 1 ? (mine[0] ?? null) : null);
  const [before, setBefore] = useState(asks);
  const [resolved, setResolved] = useState(false);
  if (asks !== before) {
    setBefore(asks);
    if (isResolved(before, asks)) setResolved(true);
  }
  const shared = !simultaneous && mine.length > 1;
  const turned = shared
    ? handoverAt({ mine, asks, lastHolder, resolved, nothingHidden })
    : ({ seat: mine[0] ?? null, next: null, cover: 'none' } as const);
  // Without hidden hands there is no cover; the last to answer keeps the device while none of its players is asked.
  if (shared && turned.cover === 'none' && turned.seat !== lastHolder && turned.seat !== null) setOpened(turned.seat);
  return {
    ...turned,
    open: () => {
      setOpened(turned.next);
      setResolved(false);
    },
  };
}

/** More has happened than an answer: there are new questions. */
export const isResolved = (before: readonly Ask[], now: readonly Ask[]): boolean =>
  before.length > 0 && !now.every((ask) => before.some((other) => other.seat === ask.seat && other.what === ask.what));

/** Several people at one device: who looks at it, who takes it next, and what is hidden until then. */
export function handoverAt({
  mine,
  asks,
  lastHolder,
  resolved,
  nothingHidden,
}: {
  readonly mine: readonly Seat[];
  readonly asks: readonly Ask[];
  /** The seat that took the device last. */
  readonly lastHolder: Seat | null;
  readonly resolved: boolean;
  readonly nothingHidden: boolean;
}): Omit<Handover, 'open'> {
  const asked = mine.filter((seat) => asks.some((ask) => ask.seat === seat));
  if (nothingHidden) {
    const looking =
      lastHolder !== null && asked.includes(lastHolder) ? lastHolder : (asked[0] ?? lastHolder ?? mine[0] ?? null);
    return { seat: looking, next: null, cover: 'none' };
  }
  const next = lastHolder !== null && asked.includes(lastHolder) && !resolved ? lastHolder : (asked[0] ?? null);
  const isOpen = next !== null && next === lastHolder && !resolved;
  return {
    seat: isOpen ? lastHolder : null,
    next,
    cover: isOpen || next === null ? 'none' : resolved ? 'low' : 'screen',
  };
}
