import type { Millis, Reaction } from '@izvilina/kernel/game.ts';
import { madeUpFor, type RoundTrip, uncertaintyOf } from './round-trip.ts';

/** The fastest a person can react. A quicker touch counts as this. */
export const QUICKEST = 150;

/**
 * How far a claim is believed beyond what the connection usually takes. It is a budget that starts full and refills
 * slowly: an honest connection may be slow now and then, while a player who always claims too much gains little.
 */
export const ALLOWANCE = { most: 100, perSecond: 10 } as const;

export class Allowance {
  #left: number = ALLOWANCE.most;
  #at: Millis;

  constructor(now: Millis) {
    this.#at = now;
  }

  left(now: Millis): Millis {
    return Math.min(ALLOWANCE.most, this.#left + (Math.max(0, now - this.#at) / 1000) * ALLOWANCE.perSecond);
  }

  spend(ms: Millis, now: Millis): void {
    this.#left = this.left(now) - ms;
    this.#at = Math.max(this.#at, now);
  }
}

export interface Measured {
  readonly reaction: Reaction;
  /** What it takes from the allowance. */
  readonly spent: Millis;
}

const tenths = (ms: Millis): Millis => Math.round(ms * 10) / 10;

/** max(claimed, elapsed − (what is made up for of the round trip + allowance)), and never below what a person can do. */
export function measured(claimed: Millis, elapsed: Millis, roundTrip: RoundTrip, allowance: Millis): Measured {
  const earliest = Math.max(claimed, QUICKEST);
  const usual = elapsed - madeUpFor(roundTrip);
  const spent = Math.min(allowance, Math.max(0, usual - earliest));
  const at = Math.max(earliest, usual - spent);
  return { reaction: { at: tenths(at), uncertainty: uncertaintyOf(roundTrip), claimed: tenths(claimed) }, spent };
}
