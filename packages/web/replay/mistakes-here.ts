import type { Mistake } from '@izvilina/bots/analysis/analysis.ts';
import type { Eyes } from './Eyes.tsx';
import { isBotsName } from './record-seats.ts';

export interface Here {
  /** The frames of this moment: after `after`, up to `upTo`. */
  readonly after: number;
  readonly upTo: number;
  readonly eyes: Eyes;
  /** The event that the link led to. */
  readonly linkedSeq: number;
  /** Names as written in the record. */
  readonly names: readonly string[];
}

/**
 * The mistakes of this moment; only those of a seat when the replay shows that seat's view. The linked event comes
 * first, then people before bots (where all choose at once, a reader asks about people first), then the costliest.
 */
export function mistakesHere(
  all: readonly Mistake[],
  { after, upTo, eyes, linkedSeq, names }: Here,
): readonly Mistake[] {
  const rank = ({ seq, seat }: Mistake): number => (seq === linkedSeq ? 0 : isBotsName(names[seat]) ? 2 : 1);
  return all
    .filter(({ seq, seat }) => seq > after && seq <= upTo && (typeof eyes !== 'number' || seat === eyes))
    .toSorted((a, b) => rank(a) - rank(b) || b.cost - a.cost);
}
