import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { LIMITS } from '../deps.ts';

/** Sender of a command in a table's queue: a guest who sits or hosts there, `STRANGERS`, or the table itself. */
export type Sender = string;
export const THE_TABLE: Sender = '';
export const STRANGERS: Sender = '*';

const mostQueued = (sender: Sender): number => {
  if (sender === THE_TABLE) return Number.POSITIVE_INFINITY;
  return sender === STRANGERS ? LIMITS.queuedByStrangers : LIMITS.queuedPerPlayer;
};

/** Work that can be joined with its neighbours in the queue, or a task that runs alone. */
type Work<Joint> = { readonly joint: Joint } | { readonly alone: () => Promise<unknown> };

interface Waiting<Joint> {
  readonly sender: Sender;
  readonly work: Work<Joint>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface TurnsOptions<Joint, Value> {
  /** Does as many of the first items at once as it can; returns their results in order. Called again for the rest. */
  readonly together: (joint: readonly Joint[]) => Promise<readonly Result<Value>[]>;
  /** See `Deps.soon`. */
  readonly soon: (run: () => void) => void;
}

/**
 * The queue of a table: its work runs one at a time, in order. A sender with too many waiting commands is refused and
 * holds nobody else up. The table's own work (bots, clocks) is never refused: the number of seats bounds it.
 */
export class Turns<Joint, Value> {
  readonly #options: TurnsOptions<Joint, Value>;
  readonly #queue: Waiting<Joint>[] = [];
  readonly #counts = new Map<Sender, number>();
  #working = false;

  constructor(options: TurnsOptions<Joint, Value>) {
    this.#options = options;
  }

  alone<T>(sender: Sender, task: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#wait(sender, { alone: task });
  }

  together(sender: Sender, joint: Joint): Promise<Result<Value>> {
    return this.#wait(sender, { joint });
  }

  #wait<T>(sender: Sender, work: Work<Joint>): Promise<Result<T>> {
    const waiting = this.#counts.get(sender) ?? 0;
    if (waiting >= mostQueued(sender)) return Promise.resolve(refuse('BUSY'));
    this.#counts.set(sender, waiting + 1);
    return new Promise((resolve, reject) => {
      this.#queue.push({ sender, work, resolve: resolve as Waiting<Joint>['resolve'], reject });
      if (this.#working) return;
      this.#working = true;
      this.#options.soon(() => void this.#work());
    });
  }

  async #work(): Promise<void> {
    for (let first = this.#queue[0]; first; first = this.#queue[0]) {
      try {
        const results =
          'alone' in first.work ? [await first.work.alone()] : await this.#options.together(this.#joint());
        for (const result of results) this.#done().resolve(result);
      } catch (error) {
        this.#done().reject(error);
      }
    }
    this.#working = false;
  }

  #joint(): Joint[] {
    const joint: Joint[] = [];
    for (const { work } of this.#queue) {
      if ('alone' in work) break;
      joint.push(work.joint);
    }
    return joint;
  }

  /** Removes the first item from the queue. */
  #done(): Waiting<Joint> {
    const first = this.#queue.shift() as Waiting<Joint>;
    const left = (this.#counts.get(first.sender) ?? 1) - 1;
    if (left > 0) this.#counts.set(first.sender, left);
    else this.#counts.delete(first.sender);
    return first;
  }
}
