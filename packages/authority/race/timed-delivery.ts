import type { Millis } from '@izvilina/kernel/game.ts';
import type { Deps } from '../deps.ts';

/** A receiver: one connection looking at one table. */
export interface Receiver {
  readonly guest: string;
}

export interface DeliveryOptions {
  /** When the content of this message is to appear on every screen; null: send it now. */
  readonly revealAt: Millis | null;
  /** How much earlier the message is sent to this receiver. */
  readonly ahead: Millis;
  /**
   * The receiver opened the table after the reveal. Reactions are then measured from when the message would have been
   * sent: closing and opening a table must not make a player quicker.
   */
  readonly cameLate: boolean;
}

/**
 * Reveals something to everybody at the same moment: each connection is sent the message earlier by the time it takes
 * to arrive. Later messages to the same connection wait for it. Remembers when each guest was first sent the current
 * reveal, over any connection, even a closed one: reaction times are measured from there.
 */
export class TimedDelivery<R extends Receiver> {
  readonly #deps: Pick<Deps, 'now' | 'clock' | 'later'>;
  /** The current reveal by the log's time and by our monotonic clock. */
  #reveal: { readonly at: Millis; readonly clock: Millis } | null = null;
  /** The last reveal that each connection was sent. */
  readonly #sent = new Map<R, Millis>();
  /** When each guest was first sent the current reveal. */
  readonly #firstSent = new Map<string, Millis>();
  readonly #waiting = new Map<R, () => void>();

  constructor(deps: Pick<Deps, 'now' | 'clock' | 'later'>) {
    this.#deps = deps;
  }

  /**
   * `send` is called once, now or later, and must send the newest content at that moment. It is not called if a message
   * to `to` is already waiting.
   */
  deliver(to: R, { revealAt, ahead, cameLate }: DeliveryOptions, send: () => void): void {
    if (this.#waiting.has(to)) return; // the waiting message will contain the newest content
    if (revealAt === null || this.#sent.get(to) === revealAt) {
      send();
      return;
    }
    const { now, clock, later } = this.#deps;
    if (this.#reveal?.at !== revealAt) {
      this.#reveal = { at: revealAt, clock: clock() + revealAt - now() };
      this.#firstSent.clear();
    }
    const due = this.#reveal.clock - ahead;
    const go = () => {
      this.#sent.set(to, revealAt);
      const sent = cameLate ? Math.min(due, clock()) : clock();
      if (this.#reveal?.at === revealAt)
        this.#firstSent.set(to.guest, Math.min(sent, this.#firstSent.get(to.guest) ?? sent));
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

  /**
   * When the guest was first sent the reveal of `revealAt`, on our monotonic clock; null if this connection was not
   * sent it.
   */
  sentAt(to: R, revealAt: Millis): Millis | null {
    const known = this.#reveal?.at === revealAt && this.#sent.get(to) === revealAt;
    return known ? (this.#firstSent.get(to.guest) ?? null) : null;
  }

  forget(one: R): void {
    this.#waiting.get(one)?.();
    this.#waiting.delete(one);
    this.#sent.delete(one);
  }
}
