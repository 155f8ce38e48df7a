import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { advance, type Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { LIMITS } from '../deps.ts';

/** A match and the events after it up to the next checkpoint. As JSON: a fraction of the memory of objects. */
interface Checkpoint {
  readonly seq: number;
  readonly at: Match['at'];
  readonly state: string;
  readonly events: string[];
  /** Total characters of `events`. */
  size: number;
}

const EVENTS_PER_CHECKPOINT = 32;

/**
 * The newest match, and the `LIMITS.gap` matches before it for a client that returns after a gap; fewer where events
 * are long (a die's flight has a kilobyte). Those are replayed from the nearest checkpoint, which is rarely needed.
 */
export class RecentMatches {
  /** The matches of the newest write, the newest last: what was written at once is pushed at once. */
  #written: readonly Match[];
  /** Oldest first. */
  readonly #checkpoints: Checkpoint[] = [];

  constructor(first: Match) {
    this.#written = [first];
  }

  get #newest(): Match {
    return this.#written.at(-1) as Match;
  }

  /** Adds events that were written at once, each with the match after it. */
  add(written: readonly { readonly event: AnyEvent; readonly match: Match }[]): void {
    let before = this.#newest;
    for (const { event, match } of written) {
      const text = JSON.stringify(event);
      const last = this.#openCheckpoint(before);
      last.events.push(text);
      last.size += text.length;
      before = match;
    }
    this.#written = written.map(({ match }) => match);
    this.#dropOld();
  }

  /** The checkpoint that the next event belongs to: a new one when the last is full. */
  #openCheckpoint({ seq, at, state }: Match): Checkpoint {
    const last = this.#checkpoints.at(-1);
    if (last && last.events.length < EVENTS_PER_CHECKPOINT && last.size < LIMITS.gapSize) return last;
    const checkpoint: Checkpoint = { seq, at, state: JSON.stringify(state), events: [], size: 0 };
    this.#checkpoints.push(checkpoint);
    return checkpoint;
  }

  /** Drops the oldest checkpoint when the later ones suffice. */
  #dropOld(): void {
    const [, ...later] = this.#checkpoints;
    const [next] = later;
    if (!next) return;
    const size = later.reduce((sum, checkpoint) => sum + checkpoint.size, 0);
    if (next.seq <= this.#newest.seq - LIMITS.gap || size >= LIMITS.gapSize) this.#checkpoints.shift();
  }

  /** The matches after `seq`, the newest last; null when that is too long ago, or has not happened yet. */
  after(seq: number): readonly Match[] | null {
    const missed = this.#newest.seq - seq;
    if (missed < 0 || missed > LIMITS.gap) return null;
    if (missed === 0) return [];
    if (missed <= this.#written.length) return this.#written.slice(-missed);
    const from = this.#checkpoints.findLastIndex((checkpoint) => checkpoint.seq <= seq);
    const checkpoint = this.#checkpoints[from];
    if (!checkpoint) return null;
    const state = JSON.parse(checkpoint.state) as Match['state'];
    const turn = this.#newest.game.turn(state);
    let match: Match = { ...this.#newest, seq: checkpoint.seq, at: checkpoint.at, state, turn };
    const events = this.#checkpoints.slice(from).flatMap((kept) => kept.events);
    const found: Match[] = [];
    for (const event of events.slice(0, -1)) {
      match = must(advance(match, JSON.parse(event) as AnyEvent));
      if (match.seq > seq) found.push(match);
    }
    return [...found, this.#newest];
  }
}
