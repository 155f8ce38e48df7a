import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { LIMITS } from '../deps.ts';

/** Whose command waits in a table's queue: a guest who sits or hosts there, any stranger, or the table itself. */
export type Sender = string;
export const THE_TABLE: Sender = '';
export const STRANGERS: Sender = '*';

const mostQueued = (sender: Sender): number => {
  if (sender === THE_TABLE) return Number.POSITIVE_INFINITY;
  return sender === STRANGERS ? LIMITS.queuedByStrangers : LIMITS.queuedPerPlayer;
};

/** A command that can be carried out in one batch with its neighbours in the queue, or a task that runs alone. */
type Work<Batched> = { readonly batched: Batched } | { readonly alone: () => Promise<unknown> };

interface Waiting<Batched> {
  readonly sender: Sender;
  readonly work: Work<Batched>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface CommandQueueOptions<Batched, Value> {
  /** Carries out as many of the first commands as it can at once: their results, in order. It is asked again for the rest. */
  readonly runBatch: (batch: readonly Batched[]) => Promise<readonly Result<Value>[]>;
  /** See `Deps.soon`. */
  readonly soon: (run: () => void) => void;
}

/**
 * What is to happen to a table: one thing after another, in the order it came. A sender with too much in the queue is
 * refused and holds nobody else up. What the table does by itself (bots, clocks) is always taken: its number is bounded
 * by the seats.
 */
export class CommandQueue<Batched, Value> {
  readonly #options: CommandQueueOptions<Batched, Value>;
  readonly #queue: Waiting<Batched>[] = [];
  readonly #counts = new Map<Sender, number>();
  #working = false;

  constructor(options: CommandQueueOptions<Batched, Value>) {
    this.#options = options;
  }

  runAlone<T>(sender: Sender, task: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#add(sender, { alone: task });
  }

  runBatched(sender: Sender, command: Batched): Promise<Result<Value>> {
    return this.#add(sender, { batched: command });
  }

  #add<T>(sender: Sender, work: Work<Batched>): Promise<Result<T>> {
    const waiting = this.#counts.get(sender) ?? 0;
    if (waiting >= mostQueued(sender)) return Promise.resolve(refuse('BUSY'));
    this.#counts.set(sender, waiting + 1);
    return new Promise((resolve, reject) => {
      this.#queue.push({ sender, work, resolve: resolve as Waiting<Batched>['resolve'], reject });
      if (this.#working) return;
      this.#working = true;
      this.#options.soon(() => void this.#work());
    });
  }

  async #work(): Promise<void> {
    for (let first = this.#queue[0]; first; first = this.#queue[0]) {
      try {
        const results =
          'alone' in first.work ? [await first.work.alone()] : await this.#options.runBatch(this.#batch());
        for (const result of results) this.#takeFirst().resolve(result);
      } catch (error) {
        this.#takeFirst().reject(error);
      }
    }
    this.#working = false;
  }

  /** The commands at the head of the queue, up to the first task that runs alone. */
  #batch(): Batched[] {
    const batch: Batched[] = [];
    for (const { work } of this.#queue) {
      if ('alone' in work) break;
      batch.push(work.batched);
    }
    return batch;
  }

  #takeFirst(): Waiting<Batched> {
    const first = this.#queue.shift() as Waiting<Batched>;
    const left = (this.#counts.get(first.sender) ?? 1) - 1;
    if (left > 0) this.#counts.set(first.sender, left);
    else this.#counts.delete(first.sender);
    return first;
  }
}
