import type { Push } from '@izvilina/protocol/messages.ts';
import { isSeated, type TableDoc } from '../document/document.ts';
import type { Participant, TableTiming } from './timing.ts';

/** One connection looking at a table. */
export interface Viewing extends Participant {
  send(push: Push): void;
  /** Tells the client to connect again: the table is no longer served here. */
  end(): void;
  /** The client said that it only watches. */
  readonly watches: boolean;
}

/** Who looks at a table at one moment. */
export interface Presence {
  here(guest: string): boolean;
  /** Not here, and said so before going. */
  leaving(guest: string): boolean;
  readonly watchers: number;
  readonly arriving: number;
}

/** Everybody who looks at one table. */
export class Viewings implements Iterable<Viewing> {
  readonly #all = new Set<Viewing>();
  readonly #timing: TableTiming<Viewing>;
  /** On one device all people share the only screen. */
  readonly #local: boolean;

  constructor(timing: TableTiming<Viewing>, local: boolean) {
    this.#timing = timing;
    this.#local = local;
  }

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Viewing> {
    return this.#all.values();
  }

  add(viewing: Viewing): void {
    this.#all.add(viewing);
    this.#timing.enter(viewing);
  }

  /** False: it did not look any more. */
  remove(viewing: Viewing): boolean {
    if (!this.#all.delete(viewing)) return false;
    this.#timing.leave(viewing);
    return true;
  }

  here(guest: string): boolean {
    if (this.#local) return this.#all.size > 0;
    for (const viewing of this.#all) if (viewing.guest === guest) return true;
    return false;
  }

  /** As of now. Counted once for all viewings that it is pushed to. */
  presence(doc: TableDoc): Omit<Presence, 'leaving'> {
    const unseated = [...this.#all].filter(({ guest }) => !isSeated(doc, guest));
    const arriving = unseated.filter(({ guest, watches }) => !watches && guest !== doc.host);
    return { here: (guest) => this.here(guest), watchers: unseated.length, arriving: arriving.length };
  }
}
