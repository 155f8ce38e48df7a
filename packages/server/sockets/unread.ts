/**
 * How much of what is sent to a slow reader may wait in our memory: so much, and besides it the longest reply they asked
 * for themselves. A record of a long game is larger than all pushes that may wait, and must reach whoever reads slowly.
 */
export class Unread {
  readonly #most: number;
  #longestReply = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether they read too slowly to be sent anything more. */
  tooMuch(waiting: number): boolean {
    if (waiting === 0) this.#longestReply = 0;
    return waiting > this.#most + this.#longestReply;
  }

  replied(bytes: number): void {
    this.#longestReply = Math.max(this.#longestReply, bytes);
  }
}

/**
 * A slow reader answers a ping late, because everything that was sent before it must be read first. Whoever has fewer
 * bytes left to read than the last time is still there.
 */
export class ReadProgress<Connection extends object> {
  readonly #waiting = new WeakMap<Connection, number>();

  readsOn(connection: Connection, waiting: number): boolean {
    const before = this.#waiting.get(connection) ?? 0;
    this.#waiting.set(connection, waiting);
    return waiting < before;
  }
}
