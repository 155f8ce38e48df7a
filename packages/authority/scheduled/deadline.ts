import type { Millis } from '@izvilina/kernel/game.ts';

export interface Missed {
  /** The question was asked while none of the players looked. */
  readonly unseen: boolean;
  /** How long it then stays open at least, from `now`. */
  readonly grace: Millis;
  readonly now: Millis;
}

/**
 * When a game's own deadline really ends. A deadline that passed, or nearly did, while nobody looked (all players were
 * cut off, or the server was down) is extended once; answers of other seats in between do not shorten it again.
 */
export class Deadline {
  #extended: { readonly due: Millis; readonly until: Millis } | null = null;

  end(due: Millis, { unseen, grace, now }: Missed): Millis {
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
