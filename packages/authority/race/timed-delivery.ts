import type { Millis } from '@izvilina/kernel/game.ts';
import type { Deps } from '../deps.ts';
import { type MeasureRoundTrip, NO_DELAY, oneWay } from './round-trip.ts';

/** Whoever receives: one connection looking at one table. */
export interface Receiver {
  readonly roundTrip: MeasureRoundTrip;
}

export interface DeliveryOptions {
  /** When the content of this message is to appear on every screen; null: send it now. */
  readonly revealAt: Millis | null;
  /**
   * They opened the table after the reveal. They are measured from when they would have been sent it: closing and
   * opening a table must not make anybody quicker.
   */
  readonly cameLate: boolean;
}

/**
 * Reveals something to everybody at the same moment: each connection is sent the message earlier by the time it takes to
 * arrive. Later messages to the same connection wait for it. Remembers when each was sent the current reveal, because
 * reaction times are measured from there.
 */
export class TimedDelivery<R extends Receiver> {
  readonly #deps: Pick<Deps, 'now' | 'clock' | 'later'>;
  /** The reveal by the log's time and by our own monotonic clock. */
  #reveal: { readonly at: Millis; readonly clock: Millis } | null = null;
  readonly #sent = new Map<R, { readonly reveal: Millis; readonly clock: Millis }>();
  readonly #waiting = new Map<R, () => void>();

  constructor(deps: Pick<Deps, 'now' | 'clock' | 'later'>) {
    this.#deps = deps;
  }

  /** `send` is called once, now or later, and must send what is newest then. */
  deliver(to: R, { revealAt, cameLate }: DeliveryOptions, send: () => void): void {
    if (this.#waiting.has(to)) return; // the waiting message will carry the newest
    if (revealAt === null || this.#sent.get(to)?.reveal === revealAt) {
      send();
      return;
    }
    const { now, clock, later } = this.#deps;
    if (this.#reveal?.at !== revealAt) this.#reveal = { at: revealAt, clock: clock() + revealAt - now() };
    const due = this.#reveal.clock - oneWay(to.roundTrip() ?? NO_DELAY);
    const go = () => {
      this.#sent.set(to, { reveal: revealAt, clock: cameLate ? Math.min(due, clock()) : clock() });
      send();
    };
    if (due <= clock()) go();
    else
      this.#waiting.set(
        to,
        later(due - clock(), () => {
          this.#waiting.delete(to);
          go();
        }),
      );
  }

  /** When they were sent what was revealed at `revealAt`, on our own clock; null if they have not been. */
  sentAt(to: R, revealAt: Millis): Millis | null {
    const sent = this.#sent.get(to);
    return sent?.reveal === revealAt ? sent.clock : null;
  }

  forget(one: R): void {
    this.#waiting.get(one)?.();
    this.#waiting.delete(one);
    this.#sent.delete(one);
  }
}
