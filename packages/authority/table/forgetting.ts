import type { Millis } from '@izvilina/kernel/game.ts';
import { type AuthorityDeps, PAUSES } from '../deps.ts';
import { wakesByItself } from '../document/document.ts';
import type { ScheduledTasks } from '../scheduled/scheduled-tasks.ts';
import type { LiveTable } from './live-table.ts';

export interface ForgettingOptions {
  readonly deps: AuthorityDeps;
  readonly live: LiveTable;
  readonly tasks: ScheduledTasks;
  readonly isLookedAt: () => boolean;
  readonly forget: () => void;
}

/** Removes a table from memory after a while without viewers, unless one of its tasks is due soon. */
export class Forgetting {
  readonly #options: ForgettingOptions;
  #callOff: () => void = () => undefined;
  /** Whether the table has had a viewer since it was loaded. */
  #seen = false;
  #stopped = false;

  constructor(options: ForgettingOptions) {
    this.#options = options;
  }

  soon(): void {
    this.#callOff();
    if (this.#stopped) return;
    const { deps, live, tasks, isLookedAt, forget } = this.#options;
    const patience = this.#seen ? PAUSES.forget : PAUSES.forgetUnseen;
    this.#callOff = deps.later(live.doc.phase === 'over' ? 0 : patience, () => {
      if (isLookedAt()) return;
      const { soonest } = tasks;
      const mayWait = soonest === null || (soonest >= PAUSES.lease && deps.wakeIndex !== undefined);
      if (!mayWait) return this.soon(); // a game by mail goes on
      this.#wakeLater(soonest);
      forget();
    });
  }

  /** To be called when a viewer comes. */
  seen(): void {
    this.#callOff();
    this.#seen = true;
  }

  stop(): void {
    this.#callOff();
    this.#stopped = true;
  }

  /** Stores when the table must be loaded again for its next scheduled task. */
  #wakeLater(after: Millis | null): void {
    const { wakeIndex, log, now } = this.#options.deps;
    const { doc, seq } = this.#options.live;
    if (!wakeIndex || !wakesByItself(doc)) return;
    wakeIndex
      .wakeAt(doc.id, after === null ? null : now() + after, { seq })
      .catch((error: unknown) => log('wake-up not written', { table: doc.id, error: String(error) })); // its lease ends first
  }
}
