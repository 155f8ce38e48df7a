import type { Millis } from '@izvilina/kernel/game.ts';

export interface DeadlineOptions {
  /** The question was asked while nobody of the table looked. */
  readonly unseen: boolean;
  /** How long, from now, an unseen question stays open at least. */
  readonly grace: Millis;
  readonly now: Millis;
}

/**
 * When a game's own deadline really ends. One that ran out, or nearly did, while nobody looked (everybody had lost their
 * connection, or the server was down) is extended once; answers of other seats meanwhile do not shorten it again.
 */
export class Deadline {
  #extended: { readonly due: Millis; readonly until: Millis } | null = null;

  end(due: Millis, { unseen, grace, now }: DeadlineOptions): Millis {
    if (this.#extended?.due === due) return this.#extended.until;
    if (!unseen || due >= now + grace) return due;
    this.#extended = { due, until: now + grace };
    return this.#extended.until;
  }

  /** A player looks again after a time in which nobody did. */
  reset(): void {
    this.#extended = null;
  }
}
