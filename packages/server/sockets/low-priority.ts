/** Milliseconds per turn of the event loop for waiting work: more would hold up players, less makes smaller commits. */
const PER_TURN = 10;
/** Messages a connection may send at normal priority: BURST at once, then PER_SECOND each second. */
const BURST = 3;
const PER_SECOND = 3;

/**
 * Work of busy connections, done one after another and a little in each turn of the event loop: a client that sends now
 * and then, as a player does, never waits behind one that sends all the time.
 */
export class LowPriorityQueue {
  #waiting: (() => void)[] = [];

  add(run: () => void): void {
    if (this.#waiting.push(run) === 1) setImmediate(() => this.#work());
  }

  #work(): void {
    const until = performance.now() + PER_TURN;
    let done = 0;
    while (done < this.#waiting.length && performance.now() < until) this.#waiting[done++]?.();
    this.#waiting = this.#waiting.slice(done);
    if (this.#waiting.length > 0) setImmediate(() => this.#work());
  }
}

/** Handles the messages of one connection in order: at once, or at low priority while it sends more than people do. */
export class MessageQueue {
  readonly #lowPriority: LowPriorityQueue;
  readonly #now: () => number;
  #waiting = 0;
  #left = BURST;
  #since: number;

  constructor(lowPriority: LowPriorityQueue, now: () => number = () => performance.now()) {
    this.#lowPriority = lowPriority;
    this.#now = now;
    this.#since = now();
  }

  run(work: () => void): void {
    if (this.#waiting === 0 && this.#goesFirst()) {
      work();
      return;
    }
    this.#waiting += 1;
    this.#lowPriority.add(() => {
      this.#waiting -= 1;
      work();
    });
  }

  #goesFirst(): boolean {
    const now = this.#now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#since) / 1_000) * PER_SECOND);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
