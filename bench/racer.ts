import { bearing } from '@izvilina/games/notnot/pieces/back.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { rightSlots } from '@izvilina/games/notnot/rules/right.ts';
import type { Judged } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import type { Client } from '@izvilina/server/testing/client.ts';

export interface Manner {
  /** The real reaction time in milliseconds. */
  reaction(): number;
  /** Milliseconds from a message's arrival until it is visible. */
  frames(): number;
  /** The claimed reaction time. */
  claim(real: number): number;
}

export interface Round {
  readonly round: number;
  readonly touches: readonly Judged[];
}

/** A robot at a table of «Не Не»: finds the right card by the rules, and points at it after its reaction time. */
export class Racer {
  /** By round: the real reaction time, from when the roll was visible. */
  readonly real = new Map<number, number>();
  readonly over: Promise<void>;
  readonly #client: Client;
  readonly #sockets: readonly Client['socket'][];
  readonly #table: string;
  readonly #manner: Manner;
  readonly #closed: (round: Round) => void;
  #end: () => void = () => undefined;
  #seen = 0;
  #told = 0;

  /** `alsoSees`: another connection of the same guest. Touches are sent over `client`. */
  constructor(
    client: Client,
    table: string,
    manner: Manner,
    closed: (round: Round) => void,
    alsoSees: Client | null = null,
  ) {
    this.#client = client;
    this.#sockets = [client, ...(alsoSees ? [alsoSees] : [])].map(({ socket }) => socket);
    this.#table = table;
    this.#manner = manner;
    this.#closed = closed;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    for (const socket of this.#sockets) socket.on('message', this.#hear);
  }

  leave(): void {
    for (const socket of this.#sockets) socket.off('message', this.#hear);
    this.#end();
  }

  readonly #hear = (data: unknown): void => {
    const arrived = performance.now();
    const message = JSON.parse(String(data)) as Message;
    if (message.type !== 'view' || message.table !== this.#table) return;
    const view = message.view as NotNotView;
    if (view.phase === 'open' && view.round > this.#seen) this.#react(view, message.seq, arrived);
    if (view.phase !== 'open' && view.round > this.#told) {
      this.#told = view.round;
      this.#closed({ round: view.round, touches: view.touches });
    }
    if (view.phase === 'over') this.leave();
  };

  #react(view: NotNotView, seq: number, arrived: number): void {
    this.#seen = view.round;
    const right = rightOf(view);
    const slot = right[Math.floor(Math.random() * right.length)];
    if (slot === undefined) return;
    const frames = this.#manner.frames();
    const shown = arrived + frames;
    setTimeout(() => {
      const real = performance.now() - shown;
      this.real.set(view.round, real);
      const client = `racer-${view.viewer}-${view.round}`;
      const order = { type: 'move' as const, table: this.#table, seat: view.viewer as number, seq, client };
      // Refused when the round is over: the touch was too late.
      this.#client
        .ask({ ...order, move: { type: 'point', slot }, claimed: this.#manner.claim(real) })
        .catch(() => undefined);
    }, frames + this.#manner.reaction());
  }
}

function rightOf({ table, roll, back, rules, options }: NotNotView): readonly Slot[] {
  const { up, lie } = bearing(back, rules);
  return roll ? rightSlots(table, roll, up, lie, options) : [];
}
