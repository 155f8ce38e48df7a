import { type PiscinaTask, queueOptionsSymbol, type TaskQueue } from 'piscina';

/** Says how long a job may take. A hint, for which a person waits, has less time than a bot's move, and so goes first. */
export const withUrgency = <T extends object>(job: T, ms: number): T => ({ ...job, [queueOptionsSymbol]: { ms } });

const msOf = (task: PiscinaTask): number => (task[queueOptionsSymbol] as { readonly ms: number } | null)?.ms ?? 0;

/** Shorter jobs first; equal ones in the order they came. */
export class ShortestFirst implements TaskQueue {
  readonly #tasks: PiscinaTask[] = [];

  get size(): number {
    return this.#tasks.length;
  }

  shift(): PiscinaTask | null {
    return this.#tasks.shift() ?? null;
  }

  push(task: PiscinaTask): void {
    const after = this.#tasks.findIndex((other) => msOf(other) > msOf(task));
    this.#tasks.splice(after < 0 ? this.#tasks.length : after, 0, task);
  }

  remove(task: PiscinaTask): void {
    const at = this.#tasks.indexOf(task);
    if (at >= 0) this.#tasks.splice(at, 1);
  }
}
