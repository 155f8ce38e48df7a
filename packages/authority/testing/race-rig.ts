import { bearing } from '@izvilina/games/notnot/pieces/back.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { rightSlots } from '@izvilina/games/notnot/rules/right.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Message, Reply } from '@izvilina/protocol/messages.ts';
import type { Authority } from '../authority.ts';
import { type Deps, PAUSES } from '../deps.ts';
import type { RoundTrip } from '../race/round-trip.ts';
import { clientKey, entropyOf, Rig, settle } from './rig.ts';

export const steady = (median: number, jitter = 0): RoundTrip => ({ min: median, median, jitter });

export const codeOf = (reply: Reply): string => (reply.ok ? 'ok' : reply.error.code);

export const rightOf = ({ table: cross, roll, back, rules, options }: NotNotView): readonly Slot[] => {
  const { up, lie } = bearing(back, rules);
  return roll ? rightSlots(cross, roll, up, lie, options) : [];
};
export const wrongOf = (view: NotNotView): Slot => SLOTS.find((slot) => !rightOf(view).includes(slot)) as Slot;
export const solvable = (view: NotNotView): boolean => rightOf(view).length > 0 && rightOf(view).length < SLOTS.length;

interface Heard {
  /** Arrival time at the player's end of the connection. */
  readonly at: number;
  readonly message: Message;
}

/** A player at the far end of a connection: every message from and to them takes half a round trip. */
export class Racer {
  readonly heard: Heard[] = [];
  readonly #rig: RaceRig;
  readonly #connection;
  #id = 0;

  constructor(rig: RaceRig, on: Authority, name: string, roundTrip: RoundTrip) {
    this.#rig = rig;
    this.#connection = on.connect(
      { id: name, name },
      {
        send: (message) => this.heard.push({ at: rig.clock.now() + roundTrip.median / 2, message }),
        renamed: async () => undefined,
        roundTrip: () => roundTrip,
      },
    );
  }

  /** Sends at once, as if the message took no time. */
  async say(command: CommandBody): Promise<Reply> {
    const id = ++this.#id;
    await this.#connection.receive({ ...command, id });
    const reply = this.heard.findLast(({ message }) => message.type === 'reply' && message.id === id)?.message;
    if (reply?.type !== 'reply') throw new Error('no reply');
    return reply;
  }

  get views() {
    return this.heard.flatMap(({ at, message }) =>
      message.type === 'view' ? [{ at, seq: message.seq, view: message.view as NotNotView }] : [],
    );
  }

  get view(): NotNotView {
    return this.views.at(-1)?.view as NotNotView;
  }

  /** When the open roll arrived at this player. */
  get shownAt(): number {
    const { round } = this.view;
    return this.views.find(({ view }) => view.phase === 'open' && view.round === round)?.at ?? Number.NaN;
  }

  touch(slot: string, claimed: number | undefined, changes: object = {}): Promise<Reply> {
    const seq = this.views.at(-1)?.seq ?? 0;
    const seat = this.view.viewer as number;
    const { table } = this.#rig;
    const command = { type: 'move', table, seat, seq, client: clientKey(), move: { type: 'point', slot } };
    return this.say({ ...command, ...(claimed === undefined ? {} : { claimed }), ...changes } as CommandBody);
  }

  goAway(): void {
    this.#connection.close();
  }
}

export interface Seating {
  readonly anya?: RoundTrip;
  readonly boris?: RoundTrip;
  readonly bots?: number;
  readonly think?: Deps['think'];
  readonly answerMs?: number;
  readonly restMs?: number;
  /** The nodes of Anya and Boris; left out: both connect to one node. */
  readonly on?: readonly [Authority, Authority];
}

/** A table with a race on it; every connection takes exactly its given time. */
export class RaceRig extends Rig {
  table = '';

  racer(on: Authority, name: string, roundTrip: RoundTrip): Racer {
    return new Racer(this, on, name, roundTrip);
  }

  /** Anya and Boris at a table and a watcher; the first roll is about to come. */
  async seated({ anya = steady(20), boris = steady(300), bots = 0, think, on: given, ...timing }: Seating = {}) {
    const on = given?.[0] ?? this.node(think ? { think } : {});
    const [first, second, watcher] = [
      this.racer(on, 'anya', anya),
      this.racer(given?.[1] ?? on, 'boris', boris),
      this.racer(on, 'raya', steady(60)),
    ];
    const bot = { kind: 'bot' as const, level: 'novice' };
    const made = await first.say({
      type: 'create',
      client: clientKey(),
      game: 'notnot',
      options: { level: 'discovery', ...timing },
      pace: 'calm',
      watchers: true,
      chairs: [{ kind: 'me' }, { kind: 'open' }, ...Array<typeof bot>(bots).fill(bot)],
      start: false,
    });
    if (!made.ok) throw new Error(made.error.code);
    this.table = (made.value as { table: string }).table;
    await second.say({ type: 'sit', table: this.table, name: 'Борис', entropy: entropyOf('boris') });
    await first.say({ type: 'entropy', table: this.table, entropy: entropyOf('anya') });
    for (const player of [first, second, watcher]) await player.say({ type: 'open', table: this.table });
    await first.say({ type: 'start', table: this.table });
    await settle();
    return { on, anya: first, boris: second, watcher };
  }

  /** Lets rounds pass until one has an answer and a wrong card; that round has just been shown to everyone. */
  async solvableRound(seating: Seating = {}) {
    const all = await this.seated(seating);
    await this.pass(PAUSES.ready + 300);
    while (!solvable(all.anya.view)) await this.pass(100);
    return all;
  }

  async events(): Promise<AnyEvent[]> {
    return (await this.store.entries(this.table, 0)).map(({ event }) => event);
  }

  /** The moves in the log. */
  async points(): Promise<unknown[]> {
    return (await this.events()).flatMap((event) => (event.by === 'referee' ? [] : [event.move]));
  }
}
