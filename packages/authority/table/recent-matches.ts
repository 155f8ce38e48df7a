import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { advance, type Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { LIMITS } from '../deps.ts';

const CHECKPOINT_EVERY = 32;

/**
 * The newest match, and the last `LIMITS.gap` before it for a client that returns after a gap. Few of them are kept as
 * they are: the others are played again from the nearest checkpoint, which is rare and takes a fraction of the memory.
 */
export class RecentMatches {
  #newest: Match;
  readonly #checkpoints: Match[];
  /** The events after the first checkpoint, as JSON: smaller than objects. */
  readonly #events: string[] = [];

  constructor(first: Match) {
    this.#newest = first;
    this.#checkpoints = [first];
  }

  get newest(): Match {
    return this.#newest;
  }

  add(event: AnyEvent, match: Match): void {
    this.#newest = match;
    this.#events.push(JSON.stringify(event));
    if (match.seq % CHECKPOINT_EVERY === 0) this.#checkpoints.push(match);
    const [oldest, next] = this.#checkpoints;
    if (!oldest || !next || next.seq > match.seq - LIMITS.gap) return;
    this.#checkpoints.shift();
    this.#events.splice(0, next.seq - oldest.seq);
  }

  /** The matches after `seq`, the newest last; null when that is too long ago, or has not happened yet. */
  after(seq: number): readonly Match[] | null {
    const missed = this.#newest.seq - seq;
    if (missed < 0 || missed > LIMITS.gap) return null;
    if (missed === 0) return [];
    if (missed === 1) return [this.#newest];
    const first = (this.#checkpoints[0] as Match).seq;
    let match = this.#checkpoints.findLast((checkpoint) => checkpoint.seq <= seq);
    if (!match) return null;
    const found: Match[] = [];
    for (const event of this.#events.slice(match.seq - first, -1)) {
      match = must(advance(match, JSON.parse(event) as AnyEvent));
      if (match.seq > seq) found.push(match);
    }
    return [...found, this.#newest];
  }
}
