import type { Millis, Reaction } from '@izvilina/kernel/game.ts';
import { madeUpFor, type RoundTrip, uncertaintyOf } from './round-trip.ts';

/** The fastest human reaction in ms. A quicker touch counts as this. */
export const QUICKEST = 150;

/**
 * How far, in ms, a claimed reaction is believed beyond the connection's usual delay. A budget that starts full and
 * refills slowly: an honest connection may be slow now and then, while a player who always claims too much gains
 * little.
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
  /** How much of the allowance this reaction used up. */
  readonly spent: Millis;
}

const tenths = (ms: Millis): Millis => Math.round(ms * 10) / 10;

/** max(claimed, elapsed − (compensated part of the round trip + allowance)), and at least `QUICKEST`. */
export function measured(claimed: Millis, elapsed: Millis, roundTrip: RoundTrip, allowance: Millis): Measured {
  const earliest = Math.max(claimed, QUICKEST);
  const usual = elapsed - madeUpFor(roundTrip);
  const spent = Math.min(allowance, Math.max(0, usual - earliest));
  const at = Math.max(earliest, usual - spent);
  return { reaction: { at: tenths(at), uncertainty: uncertaintyOf(roundTrip), claimed: tenths(claimed) }, spent };
}
