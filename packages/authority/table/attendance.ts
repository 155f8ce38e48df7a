import type { Millis } from '@izvilina/kernel/game.ts';
import { type Deps, PAUSES } from '../deps.ts';
import type { TableDoc } from '../document/document.ts';
import type { Viewings } from './viewings.ts';

/** Which of a table's people look at it, since when, and who has said that they leave. */
export class Attendance {
  readonly #deps: Pick<Deps, 'now' | 'clock'>;
  readonly #viewings: Viewings;
  /** Guests who pressed «leave»: they are waited for only shortly. */
  readonly #leaving = new Set<string>();
  #peopleHereSince: Millis | null = null;
  /** By `Deps.clock`: when a host last stopped looking, as far as this node saw it. */
  #hostLeft = Number.NEGATIVE_INFINITY;

  constructor(deps: Pick<Deps, 'now' | 'clock'>, viewings: Viewings) {
    this.#deps = deps;
    this.#viewings = viewings;
  }

  here(guest: string): boolean {
    return this.#viewings.here(guest);
  }

  /** Since when at least one player of the table has been looking without a break; null while none is. */
  get peopleHereSince(): Millis | null {
    return this.#peopleHereSince;
  }

  /** To be called when somebody has come or gone. True: until now no player of the table was looking, and now one is. */
  update({ chairs }: TableDoc): boolean {
    const before = this.#peopleHereSince;
    const anyoneHere = chairs.some((chair) => chair.kind === 'person' && this.here(chair.guest));
    this.#peopleHereSince = anyoneHere ? (before ?? this.#deps.now()) : null;
    return anyoneHere && before === null;
  }

  isLeaving(guest: string): boolean {
    return this.#leaving.has(guest);
  }

  setLeaving(guest: string, leaving: boolean): void {
    if (leaving) this.#leaving.add(guest);
    else this.#leaving.delete(guest);
  }

  hostLeft(): void {
    this.#hostLeft = this.#deps.clock();
  }

  /** The host has been away for longer than a connection blinks. */
  isHostMissed({ host }: TableDoc): boolean {
    return !this.here(host) && this.#deps.clock() - this.#hostLeft >= PAUSES.hostMissed;
  }
}
