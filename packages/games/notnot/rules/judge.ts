import type { Millis } from '@izvilina/kernel/game.ts';
import type { Slot } from '../pieces/slots.ts';
import type { Touch, Verdict } from '../state.ts';

export interface Judgement<T extends Touch> {
  readonly touch: T;
  readonly right: boolean;
  readonly verdict: Verdict;
}

/** NN-R2: bounds of the time difference below which two touches count as simultaneous (ms). */
export const TIE = [20, 80] as const;

export const tieWindow = (a: Touch, b: Touch): Millis =>
  Math.min(TIE[1], Math.max(TIE[0], a.uncertainty + b.uncertainty));

/** NN-R5: in order of time; at equal times the lower seat first. */
const inOrder = (a: Touch, b: Touch): number => a.at - b.at || a.player - b.player;

/** The verdict on each touch, in order of time. Ties are measured against the first right one, so they do not chain. */
export function judge<T extends Touch>(touches: readonly T[], right: readonly Slot[]): readonly Judgement<T>[] {
  const ordered = touches.toSorted(inOrder);
  const first = ordered.find(({ slot }) => right.includes(slot));
  return ordered.map((touch) => {
    const isRight = right.includes(touch.slot);
    return { touch, right: isRight, verdict: isRight ? praise(touch, first as T) : blame(touch, first) };
  });
}

function praise(touch: Touch, first: Touch): Verdict {
  if (touch === first) return 'first';
  return touch.at - first.at < tieWindow(first, touch) ? 'tied' : 'late';
}

/** NN-10, NN-R9: a wrong touch counts only if it is strictly earlier than the first right one. */
const blame = (touch: Touch, first: Touch | undefined): Verdict =>
  first === undefined || touch.at < first.at ? 'mistake' : 'ignored';
