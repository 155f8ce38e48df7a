import type { Millis } from '@izvilina/kernel/game.ts';
import type { Deps } from '../deps.ts';
import { AT_HAND, type Measure, oneWay } from './round-trip.ts';

/** Whoever is shown something: one connection at one table. */
export interface Audience {
  readonly line: Measure;
}

/**
 * Shows to everybody at the same moment: each is sent the news earlier by what their line takes. Whatever else is to be
 * told meanwhile waits with it. Remembers when each was sent what is shown now: their reaction is measured from there.
 */
export class Show<A extends Audience> {
  readonly #deps: Pick<Deps, 'now' | 'clock' | 'later'>;
  /** The show as the log dates it, and on our own clock. */
  #show: { readonly at: Millis; readonly clock: Millis } | null = null;
  readonly #sent = new Map<A, { readonly show: Millis; readonly clock: Millis }>();
  readonly #waiting = new Map<A, () => void>();

  constructor(deps: Pick<Deps, 'now' | 'clock' | 'later'>) {
    this.#deps = deps;
  }

  /**
   * `shown` = the show that `send` would give away, if any. Who comes `late` is measured from when they would have
   * been sent it: closing and opening a table must not make anybody quicker.
   */
  tell(to: A, shown: Millis | null, late: boolean, send: () => void): void {
    if (this.#waiting.has(to)) return; // they get the newest then
    if (shown === null || this.#sent.get(to)?.show === shown) {
      send();
      return;
    }
    const { now, clock, later } = this.#deps;
    if (this.#show?.at !== shown) this.#show = { at: shown, clock: clock() + shown - now() };
    const due = this.#show.clock - oneWay(to.line() ?? AT_HAND);
    const go = () => {
      this.#sent.set(to, { show: shown, clock: late ? Math.min(due, clock()) : clock() });
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

  /** When they were sent what was shown at `shown`, on our own clock; null if they have not been. */
  sent(to: A, shown: Millis): Millis | null {
    const sent = this.#sent.get(to);
    return sent?.show === shown ? sent.clock : null;
  }

  forget(one: A): void {
    this.#waiting.get(one)?.();
    this.#waiting.delete(one);
    this.#sent.delete(one);
  }
}
