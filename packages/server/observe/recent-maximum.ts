const SLOT_MS = 5_000;
const SLOTS = 12;

/** The largest value of the last minute. Whoever reads it changes nothing: several may. */
export class RecentMaximum {
  readonly #now: () => number;
  #slots: { readonly slot: number; most: number }[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  add(value: number): void {
    const slot = this.#slot();
    const newest = this.#slots.at(-1);
    if (newest?.slot === slot) newest.most = Math.max(newest.most, value);
    else this.#slots = [...this.#slots, { slot, most: value }].slice(-SLOTS);
  }

  get value(): number {
    const oldest = this.#slot() - SLOTS;
    return Math.max(0, ...this.#slots.filter(({ slot }) => slot > oldest).map(({ most }) => most));
  }

  #slot(): number {
    return Math.floor(this.#now() / SLOT_MS);
  }
}
