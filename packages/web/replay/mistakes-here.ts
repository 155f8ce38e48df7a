import type { Mistake } from '@izvilina/bots/analysis/analysis.ts';
import type { Viewer } from '@izvilina/kernel/game.ts';

export interface Here {
  /** The frames between which one looks. */
  readonly after: number;
  readonly upTo: number;
  readonly eyes: Viewer | 'all';
  /** The event that a link led to. */
  readonly linked: number;
  /** As the record has them. */
  readonly names: readonly string[];
}

/** A record calls a bot by its level: `bot:casual`. */
export const isBotsName = (name: string | undefined): boolean => name?.startsWith('bot:') ?? false;

/**
 * What could have been better at this moment, by whoever's eyes one looks through. What the link was about comes first, then people
 * before bots: where all choose at once, nobody asks first what a bot should have done. Then the dearest.
 */
export function mistakesHere(all: readonly Mistake[], { after, upTo, eyes, linked, names }: Here): readonly Mistake[] {
  const rank = ({ seq, seat }: Mistake): number => (seq === linked ? 0 : isBotsName(names[seat]) ? 2 : 1);
  return all
    .filter(({ seq, seat }) => seq > after && seq <= upTo && (typeof eyes !== 'number' || seat === eyes))
    .toSorted((a, b) => rank(a) - rank(b) || b.cost - a.cost);
}
