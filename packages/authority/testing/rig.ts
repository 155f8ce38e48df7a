import { setImmediate } from 'node:timers/promises';
import { digest, type Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Message, Push, TableInfo } from '@izvilina/protocol/messages.ts';
import { type Authority, createAuthority } from '../authority.ts';
import { type Bus, localBus } from '../bus.ts';
import type { Deps } from '../deps.ts';
import type { LoadGame } from '../games.ts';
import type { MeasureRoundTrip } from '../race/round-trip.ts';
import type { Store, WakeIndex } from '../store.ts';
import { ManualClock } from './manual-clock.ts';
import { memoryStore } from './memory-store.ts';

const ROUNDS_TO_SETTLE = 8;

let keys = 0;
/** A unique client key. */
export const clientKey = (): string => `client-${String(++keys).padStart(6, '0')}`;

/** Lets everything that is under way finish; no time passes on the manual clock. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS_TO_SETTLE; round++) await setImmediate();
}

const none = (what: string) => () => Promise.reject(new Error(`no ${what} in this test`));

/** One store, one clock and any number of nodes on them. */
export class Rig {
  readonly clock = new ManualClock(settle);
  readonly store: Store & WakeIndex;
  readonly #nodes: Authority[] = [];

  #seed = 1;
  /** The same bytes in every run: what a test sees does not depend on luck. */
  readonly random = (bytes: number): Uint8Array =>
    Uint8Array.from({ length: bytes }, () => {
      this.#seed = (this.#seed * 48_271) % 2_147_483_647;
      return (this.#seed >> 8) & 255;
    });

  constructor(store: Store & WakeIndex = memoryStore()) {
    this.store = store;
  }

  /** Adds an authority. A logged failure fails the test, unless the test gives its own `log`. */
  node(changes: Partial<Deps> = {}, bus: Bus = localBus(), loadGame?: LoadGame): Authority {
    const authority = createAuthority(this.deps({ bus, ...changes }), loadGame);
    this.#nodes.push(authority);
    return authority;
  }

  deps(changes: Partial<Deps> = {}): Deps {
    return {
      store: this.store,
      wakeIndex: this.store,
      bus: localBus(),
      think: none('bots'),
      runJob: none('jobs'),
      readData: none('data'),
      random: this.random,
      now: this.clock.now,
      clock: this.clock.clock,
      later: this.clock.later,
      soon: queueMicrotask,
      local: false,
      log: (event, fields) => {
        throw new Error(`${event}: ${JSON.stringify(fields)}`);
      },
      ...changes,
    };
  }

  pass(ms: number): Promise<void> {
    return this.clock.pass(ms);
  }

  async close(): Promise<void> {
    for (const node of this.#nodes) await node.close();
  }
}

type Reply = Extract<Message, { type: 'reply' }>;
export type ViewPush = Extract<Push, { type: 'view' }>;

/** What the guest of this name adds to the seed. */
export const entropyOf = (name: string): string => digest(name).slice(0, 32);

/**
 * A guest at the other end of a connection, and everything sent to them. Like a page they give their part of the seed
 * without being asked: when they sit down, or before they have the table dealt.
 */
export class Person<View = unknown> {
  readonly received: Message[] = [];
  /** How often they were told to connect again. */
  ended = 0;
  readonly #connection;
  readonly #entropy: string;
  #id = 0;

  constructor(authority: Authority, name: string, roundTrip?: MeasureRoundTrip) {
    this.#entropy = entropyOf(name);
    const client = { send: (message: Message) => this.received.push(message), renamed: async () => undefined };
    this.#connection = authority.connect({ id: name, name }, { ...client, roundTrip, end: () => this.ended++ });
  }

  /** The value of the reply; throws the code of a refusal. */
  async say(command: CommandBody): Promise<Json> {
    const entropy = this.#entropy;
    if (command.type === 'sit') return this.sayBare({ entropy, ...command });
    if (command.type === 'start')
      await this.sayBare({ type: 'entropy', table: command.table, entropy }).catch(() => null);
    return this.sayBare(command);
  }

  /** The same without adding the part of the seed. */
  async sayBare(command: CommandBody): Promise<Json> {
    const reply = await this.#ask(command);
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.value;
  }

  /** The refusal of this command; throws if it is accepted. */
  async refusal(command: CommandBody): Promise<Refusal> {
    const reply = await this.#ask(command);
    if (reply.ok) throw new Error('accepted');
    return reply.error;
  }

  async #ask(command: CommandBody): Promise<Reply> {
    const id = ++this.#id;
    await this.#connection.receive({ ...command, id });
    const reply = this.received.find((message) => message.type === 'reply' && message.id === id);
    if (reply?.type !== 'reply') throw new Error('no reply');
    return reply;
  }

  get views(): ViewPush[] {
    return this.received.filter((message) => message.type === 'view');
  }

  get view(): View {
    return this.views.at(-1)?.view as View;
  }

  get seq(): number {
    return this.views.at(-1)?.seq ?? -1;
  }

  get info(): TableInfo {
    const pushed = this.received.findLast((message) => message.type === 'table');
    if (pushed?.type !== 'table') throw new Error('no table yet');
    return pushed.table;
  }

  goAway(): void {
    this.#connection.close();
  }
}
