import type { Millis } from '@izvilina/kernel/game.ts';
import type { Deps } from '../deps.ts';

/** Something to do after a while unless the table changes its mind. Equal keys are the same duty. */
export interface Duty {
  readonly key: string;
  readonly after: Millis;
  /** `wanted()` turns false once the duty is called off, also while it is being carried out. */
  run(wanted: () => boolean): Promise<void>;
}

/** A bot's thread may die, a disk may be full for a moment: the table must not stand still for it. */
const RETRY = 2_000;

/**
 * The timers of one table, declared rather than started and stopped: give it what should be pending now,
 * and it keeps the ones that were already running, calls off the rest and starts the new.
 */
export class Duties {
  readonly #deps: Pick<Deps, 'later' | 'now' | 'log'>;
  readonly #pending = new Map<string, { readonly due: Millis; callOff(): void }>();

  constructor(deps: Pick<Deps, 'later' | 'now' | 'log'>) {
    this.#deps = deps;
  }

  declare(wanted: readonly Duty[]): void {
    const keys = new Set(wanted.map((duty) => duty.key));
    for (const [key, duty] of this.#pending) {
      if (keys.has(key)) continue;
      duty.callOff();
      this.#pending.delete(key);
    }
    for (const duty of wanted) if (!this.#pending.has(duty.key)) this.#begin(duty);
  }

  /** Starts its time again from the beginning. */
  restart(key: string): void {
    this.#pending.get(key)?.callOff();
    this.#pending.delete(key);
  }

  /** Milliseconds left, or null when there is no such duty. */
  left(key: string): Millis | null {
    const duty = this.#pending.get(key);
    return duty ? Math.max(0, duty.due - this.#deps.now()) : null;
  }

  get idle(): boolean {
    return this.#pending.size === 0;
  }

  #begin(duty: Duty): void {
    let wanted = true;
    let cancel = () => undefined as unknown;
    const attempt = () => {
      duty
        .run(() => wanted)
        .catch((error: unknown) => {
          this.#deps.log('duty failed', { duty: duty.key, error: String(error) });
          if (wanted) cancel = this.#deps.later(RETRY, attempt);
        });
    };
    cancel = this.#deps.later(duty.after, attempt);
    this.#pending.set(duty.key, {
      due: this.#deps.now() + duty.after,
      callOff() {
        wanted = false;
        cancel();
      },
    });
  }
}
