import type { Bus, Said } from '../bus.ts';
import { isSeated } from '../document/document.ts';
import type { LiveTable } from './live-table.ts';
import type { Viewings } from './viewings.ts';

const REMEMBERED = 32;

/** Table talk: passed on to whoever looks now, and kept nowhere. */
export class Sayings {
  readonly #bus: Bus;
  readonly #live: LiveTable;
  readonly #viewings: Viewings;
  #recent: readonly string[] = [];

  constructor(bus: Bus, live: LiveTable, viewings: Viewings) {
    this.#bus = bus;
    this.#live = live;
    this.#viewings = viewings;
  }

  /** Passes on a saying. A repeat with the same key is dropped. */
  say(key: string, said: Pick<Said, 'seat' | 'saying'>): void {
    const once = `${said.seat}:${key}`;
    if (this.#recent.includes(once)) return;
    this.#recent = [...this.#recent, once].slice(-REMEMBERED);
    this.#bus.publish({ type: 'said', table: this.#live.doc.id, ...said });
  }

  /** Own words are shown only to seated guests; stamps and phrases also to watchers. */
  show(said: Said): void {
    for (const viewing of this.#viewings)
      if (said.saying.kind !== 'text' || isSeated(this.#live.doc, viewing.guest)) viewing.send(said);
  }
}
