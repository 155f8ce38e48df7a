/** Milliseconds of one turn of the event loop for what waits: more would hold up players, less would make smaller commits. */
const PER_TURN = 10;
/** Messages that a connection may send at once without being put behind others, and after that in a second. */
const BURST = 3;
const PER_SECOND = 3;

/**
 * What busy connections ask for, one after another and a little in each turn of the event loop: whoever sends now and then,
 * as a player does, never stands behind somebody who sends without end.
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

/** Carries out what one connection sends, in order: at once, or at low priority while it sends more than people do. */
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
