/**
 * How many bytes may wait in our memory for a slow reader: `most`, plus the longest reply they asked for themselves.
 * The record of a long game is larger than all pushes that may wait, and must reach slow readers too.
 */
export class Unread {
  readonly #most: number;
  #longestReply = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the client reads too slowly to be sent anything more. */
  tooMuch(waiting: number): boolean {
    if (waiting === 0) this.#longestReply = 0;
    return waiting > this.#most + this.#longestReply;
  }

  replied(bytes: number): void {
    this.#longestReply = Math.max(this.#longestReply, bytes);
  }
}

/**
 * A slow reader answers a ping late, because it must first read everything sent before it. A client with fewer unread
 * bytes than the last time is still there.
 */
export class ReadProgress<Connection extends object> {
  readonly #waiting = new WeakMap<Connection, number>();

  readsOn(connection: Connection, waiting: number): boolean {
    const before = this.#waiting.get(connection) ?? 0;
    this.#waiting.set(connection, waiting);
    return waiting < before;
  }
}
