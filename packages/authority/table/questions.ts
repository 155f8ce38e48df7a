import type { Happening, Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';

export interface Happened {
  readonly at: Millis;
  readonly happened: readonly Happening[];
}

/** When something was asked, and what had just happened: a page tells that first, and perhaps still the event before. */
export interface Put extends Happened {
  readonly before: Happened | null;
}

interface Question extends Put {
  /** Null: the seat is not asked anything. */
  readonly what: string | null;
  /** The event after which it was so. */
  readonly seq: number;
}

/** Since when each seat has been asked what it is asked now, and since when the game's own deadline has been set. By the log alone. */
export class Questions {
  #bySeat: readonly Question[] = [];
  #newest: Happened | null = null;
  #due: (Put & { readonly due: Millis }) | null = null;

  /** To be given every match in turn. `at` is when the match became so. */
  follow({ game, state, players, seq }: Match, at: Millis): void {
    const turn = game.turn(state);
    const { happened } = state;
    const before = this.#newest;
    this.#newest = { at, happened };
    const asks = turn.over ? [] : turn.asks;
    this.#bySeat = Array.from({ length: players }, (_, seat): Question => {
      const what = asks.find((ask) => ask.seat === seat)?.what ?? null;
      const known = this.#bySeat[seat];
      return known?.what === what ? known : { what, seq, at, happened, before };
    });
    const referee = turn.over ? null : turn.referee;
    const due = referee && 'due' in referee ? referee.due : null;
    if (due === null) this.#due = null;
    else if (this.#due?.due !== due) this.#due = { due, at, happened, before };
  }

  /** Whether this seat is still asked what it was asked after event `seq`. */
  unchangedSince(seat: Seat, seq: number): boolean {
    const question = this.#bySeat[seat];
    return question !== undefined && seq >= question.seq;
  }

  /** The seat's question. */
  asked(seat: Seat): Put | null {
    return this.#bySeat[seat] ?? null;
  }

  /** The game's own deadline. */
  get dueSet(): Put | null {
    return this.#due;
  }
}
