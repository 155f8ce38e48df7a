import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Answers } from '@izvilina/protocol/messages.ts';

type Hint = Answers['hint'];

interface Asked {
  /** The position the hint was asked for. */
  readonly seq: number;
  readonly answer: Promise<Hint>;
  thinking: boolean;
}

/**
 * The newest hint of each seat. A position's hint is computed once, however often and over however many connections it
 * is asked for; and a seat has at most one hint being computed.
 */
export class Hints {
  readonly #newest = new Map<Seat, Asked>();

  ask(seat: Seat, seq: number, think: () => Promise<Hint>): Result<Promise<Hint>> {
    const known = this.#newest.get(seat);
    if (known?.seq === seq) return ok(known.answer);
    if (known?.thinking) return refuse('BUSY');
    const asked: Asked = { seq, answer: think(), thinking: true };
    this.#newest.set(seat, asked);
    asked.answer.then(
      () => {
        asked.thinking = false;
      },
      () => this.#newest.delete(seat),
    );
    return ok(asked.answer);
  }
}
