import type { Deps } from '../deps.ts';

interface Timer {
  readonly due: number;
  run(): void;
}

/** Time that passes only when told to. */
export class ManualClock implements Pick<Deps, 'now' | 'clock' | 'later'> {
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();
  readonly #settle: () => Promise<void>;

  /** `settle` lets everything under way finish; no time passes meanwhile. */
  constructor(settle: () => Promise<void>) {
    this.#settle = settle;
  }

  readonly now = (): number => this.#now;
  /** Counts from another origin, so that the two clocks cannot be confused unnoticed. */
  readonly clock = (): number => this.#now - 999_000;
  readonly later = (ms: number, run: () => void): (() => void) => {
    const timer = { due: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await this.#settle();
      const [next] = [...this.#timers].filter((timer) => timer.due <= until).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.run();
    }
    this.#now = until;
  }
}
