import type { RoundTrip } from '@izvilina/authority/race/round-trip.ts';
import type { WebSocket } from 'ws';

const WINDOW = 20;
/** The first pings come quickly, so that the connection is measured before the first round. */
const BURST = { pings: 6, every: 150 } as const;
const EVERY = 1_000;
/** Measuring stops when the value was not asked for during this time (ms): the race is over. */
const WANTED = 30_000;
const MOST_UNANSWERED = 50;

/** Measures one connection by pings, which browsers answer themselves; frequently only while the value is used. */
export class RoundTripMeter {
  readonly #socket: WebSocket;
  readonly #clock: () => number;
  readonly #sent = new Map<string, number>();
  #trips: readonly number[] = [];
  #count = 0;
  #burst = 0;
  #wantedUntil = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(socket: WebSocket, clock: () => number) {
    this.#socket = socket;
    this.#clock = clock;
    socket.on('pong', (payload: Buffer) => this.#answered(payload.toString()));
    socket.once('close', () => this.#stop());
  }

  /** Null until the first answer. Each call keeps the measuring going. */
  readonly roundTrip = (): RoundTrip | null => {
    this.#wantedUntil = this.#clock() + WANTED;
    if (this.#timer === null && this.#socket.readyState === this.#socket.OPEN) {
      this.#burst = BURST.pings;
      this.#beat();
    }
    return roundTripOf(this.#trips);
  };

  #beat(): void {
    if (this.#clock() > this.#wantedUntil || this.#sent.size >= MOST_UNANSWERED) {
      this.#stop();
      return;
    }
    const name = String(++this.#count);
    this.#sent.set(name, this.#clock());
    this.#socket.ping(name);
    this.#burst -= 1;
    this.#timer = setTimeout(() => this.#beat(), this.#burst > 0 ? BURST.every : EVERY);
  }

  #answered(name: string): void {
    const sent = this.#sent.get(name);
    if (sent === undefined) return;
    this.#sent.delete(name);
    this.#trips = [...this.#trips, this.#clock() - sent].slice(-WINDOW);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#sent.clear();
  }
}

export function roundTripOf(trips: readonly number[]): RoundTrip | null {
  const sorted = trips.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number;
  return sorted.length === 0 ? null : { min: at(0), median: at(0.5), jitter: at(0.9) - at(0.5) };
}
