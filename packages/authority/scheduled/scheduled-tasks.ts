import type { Millis } from '@izvilina/kernel/game.ts';
import type { Deps } from '../deps.ts';

/** Something to do after a delay, unless it is no longer declared by then. Equal keys are the same task. */
export interface ScheduledTask {
  readonly key: string;
  readonly after: Millis;
  /** `wanted()` becomes false once the task is called off, also while it runs. */
  run(wanted: () => boolean): Promise<void>;
}

/** How long until a failed task is retried: a bot's thread may die or a disk be full for a moment. */
export const RETRY_AFTER = 2_000;

/**
 * The timers of one table. They are declared rather than started and stopped: given the tasks that should be pending
 * now, it keeps those already running, cancels the rest and starts the new ones.
 */
export class ScheduledTasks {
  readonly #deps: Pick<Deps, 'later' | 'now' | 'log'>;
  readonly #pending = new Map<string, { readonly due: Millis; callOff(): void }>();

  constructor(deps: Pick<Deps, 'later' | 'now' | 'log'>) {
    this.#deps = deps;
  }

  declare(wanted: readonly ScheduledTask[]): void {
    const keys = new Set(wanted.map((task) => task.key));
    for (const [key, task] of this.#pending) {
      if (keys.has(key)) continue;
      task.callOff();
      this.#pending.delete(key);
    }
    for (const task of wanted) if (!this.#pending.has(task.key)) this.#begin(task);
  }

  /** Restarts the task's delay from the beginning. */
  restart(key: string): void {
    this.#pending.get(key)?.callOff();
    this.#pending.delete(key);
  }

  /** Milliseconds left, or null when there is no such task. */
  left(key: string): Millis | null {
    const task = this.#pending.get(key);
    return task ? Math.max(0, task.due - this.#deps.now()) : null;
  }

  /** Milliseconds until the first task is due; null when there is none. A running task counts as due now. */
  get soonest(): Millis | null {
    const dues = [...this.#pending.values()].map(({ due }) => due);
    return dues.length === 0 ? null : Math.max(0, Math.min(...dues) - this.#deps.now());
  }

  #begin(task: ScheduledTask): void {
    let wanted = true;
    let cancel = () => undefined as unknown;
    const attempt = () => {
      task
        .run(() => wanted)
        .catch((error: unknown) => {
          this.#deps.log('scheduled task failed', { task: task.key, error: String(error) });
          if (wanted) cancel = this.#deps.later(RETRY_AFTER, attempt);
        });
    };
    cancel = this.#deps.later(task.after, attempt);
    this.#pending.set(task.key, {
      due: this.#deps.now() + task.after,
      callOff() {
        wanted = false;
        cancel();
      },
    });
  }
}
