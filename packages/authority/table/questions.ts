import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';

interface Question {
  /** Null: the seat is not asked anything. */
  readonly what: string | null;
  /** The event after which it was so, and when that was. */
  readonly seq: number;
  readonly at: Millis;
}

/** Since when each seat has been asked what it is asked now, and since when the game's own deadline has been set. By the log alone. */
export class Questions {
  #bySeat: readonly Question[] = [];
  #due: { readonly due: Millis; readonly at: Millis } | null = null;

  /** To be given every match in turn. `at` is when the match became so. */
  follow({ game, state, players, seq }: Match, at: Millis): void {
    const turn = game.turn(state);
    const asks = turn.over ? [] : turn.asks;
    this.#bySeat = Array.from({ length: players }, (_, seat): Question => {
      const what = asks.find((ask) => ask.seat === seat)?.what ?? null;
      const known = this.#bySeat[seat];
      return known?.what === what ? known : { what, seq, at };
    });
    const referee = turn.over ? null : turn.referee;
    const due = referee && 'due' in referee ? referee.due : null;
    if (due === null) this.#due = null;
    else if (this.#due?.due !== due) this.#due = { due, at };
  }

  /** Whether this seat is still asked what it was asked after event `seq`. */
  unchangedSince(seat: Seat, seq: number): boolean {
    const question = this.#bySeat[seat];
    return question !== undefined && seq >= question.seq;
  }

  /** When the seat's question was put. */
  askedAt(seat: Seat): Millis | null {
    return this.#bySeat[seat]?.at ?? null;
  }

  /** When the game's own deadline was set. */
  get dueSetAt(): Millis | null {
    return this.#due?.at ?? null;
  }
}
