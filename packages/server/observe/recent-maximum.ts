const SPAN_MS = 5_000;
const SPANS = 12;

/** The largest value of the last minute. Reading it changes nothing, so several readers are fine. */
export class RecentMaximum {
  readonly #now: () => number;
  #spans: { readonly span: number; most: number }[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  add(value: number): void {
    const span = this.#span();
    const newest = this.#spans.at(-1);
    if (newest?.span === span) newest.most = Math.max(newest.most, value);
    else this.#spans = [...this.#spans, { span, most: value }].slice(-SPANS);
  }

  get value(): number {
    const oldest = this.#span() - SPANS;
    return Math.max(0, ...this.#spans.filter(({ span }) => span > oldest).map(({ most }) => most));
  }

  #span(): number {
    return Math.floor(this.#now() / SPAN_MS);
  }
}
