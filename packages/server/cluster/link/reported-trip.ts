import type { Deps } from '@izvilina/authority/deps.ts';
import type { MeasureRoundTrip, RoundTrip } from '@izvilina/authority/race/round-trip.ts';

/** How often a changed round trip is reported, and for how long after the last request (ms). */
const REPORT = { every: 300, wanted: 30_000 } as const;

export interface ReportedTripOptions extends Pick<Deps, 'clock' | 'later'> {
  /** Round trip from the edge to the player. */
  readonly client: MeasureRoundTrip;
  /** Round trip from the edge to the owner. */
  readonly link: () => RoundTrip;
  readonly report: (roundTrip: RoundTrip) => void;
}

/** Reports to the owner of a table the whole round trip to a player who is connected to another node. */
export class ReportedTrip {
  readonly #options: ReportedTripOptions;
  #wantedUntil = Number.NEGATIVE_INFINITY;
  #reported = '';
  #cancel: (() => void) | null = null;

  constructor(options: ReportedTripOptions) {
    this.#options = options;
  }

  wanted(): void {
    this.#wantedUntil = this.#options.clock() + REPORT.wanted;
    if (this.#cancel === null) this.#tick();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #tick(): void {
    const { clock, later, client, link, report } = this.#options;
    this.#cancel = null;
    if (clock() > this.#wantedUntil) return;
    this.#cancel = later(REPORT.every, () => this.#tick());
    const toPlayer = client();
    if (!toPlayer) return;
    const whole = oneAfterAnother(toPlayer, link());
    const text = JSON.stringify(toPlayer); // without the link's own trip, which changes a little all the time
    if (text === this.#reported) return;
    this.#reported = text;
    report(whole);
  }
}

const oneAfterAnother = (a: RoundTrip, b: RoundTrip): RoundTrip => ({
  min: a.min + b.min,
  median: a.median + b.median,
  jitter: a.jitter + b.jitter,
});
