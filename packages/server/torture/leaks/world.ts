import { setImmediate as drained } from 'node:timers/promises';
import { type Authority, createAuthority } from '@izvilina/authority/authority.ts';
import { localBus } from '@izvilina/authority/bus.ts';
import type { Connection } from '@izvilina/authority/connection.ts';
import type { Deps } from '@izvilina/authority/deps.ts';
import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { DOC_FORMAT } from '@izvilina/authority/document/document-format.ts';
import { ManualClock } from '@izvilina/authority/testing/manual-clock.ts';
import { emptyData, type MemoryStore, memoryStore } from '@izvilina/authority/testing/memory-store.ts';
import { steady } from '@izvilina/authority/testing/race-rig.ts';
import type { GameState, Viewer } from '@izvilina/kernel/game.ts';
import { digest, type Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match } from '@izvilina/kernel/match.ts';
import { must, ok } from '@izvilina/kernel/result.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import { exportGuest } from '../../guests/export-guest.ts';
import { textOf } from '../../sockets/message-text.ts';
import type { Planted } from './planted.ts';
import { thoughtOf } from './thought.ts';

const TABLE = 'TABLEtableTABLEtable22';
const ROUND_TRIP = steady(40);
const none = () => Promise.reject(new Error('not in this test'));

export const guestAt = (seat: number): string => `guest-${seat}`;
export const guestOf = (viewer: Viewer): string => (viewer === 'watcher' ? 'watcher' : guestAt(viewer));

export interface WorldOptions {
  /** The match at this position; `state` replaces its state. */
  readonly match: Match;
  readonly state: GameState;
  /** Determines everything that is still to be drawn. Secret until the end. */
  readonly seed: string;
  /** The viewer whose messages are recorded. */
  readonly viewer: Viewer;
  readonly pace: Pace;
  readonly planted?: Planted | undefined;
}

/**
 * One table in one authority, with the game in a given state. Times, ids and randomness are the same in every world, so
 * that what a viewer is sent depends only on what happens there.
 */
export class World {
  /** Everything the viewer was sent, with times: one line per message. */
  readonly stream: string[] = [];
  readonly #clock = new ManualClock(() => drained());
  readonly #store: MemoryStore;
  readonly #data = emptyData();
  readonly #authority: Authority;
  readonly #connections = new Map<string, { readonly connection: Connection; id: number }>();
  readonly #options: WorldOptions;
  readonly #now: () => number;
  /** The fold of the log by the real rules, even if a leak is planted. */
  match: Match;

  private constructor(options: WorldOptions) {
    const { match, state, seed, planted } = options;
    this.#options = options;
    this.#now = () => this.#clock.now() - 1_000_000 + match.at;
    const { players, options: agreed } = match.start;
    const start = { players, options: agreed, seed };
    const here = { ...match.game, setup: () => ok(state) };
    this.match = must(begin(here, start));
    this.#store = memoryStore(this.#data);
    let drawn = 0;
    const deps: Deps = {
      store: this.#store,
      wakeIndex: this.#store,
      bus: localBus(),
      think: async ({ view }) => planted?.think?.(thoughtOf(view), this.secret) ?? thoughtOf(view),
      runJob: none,
      readData: none,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => (drawn++ * 73 + 29) & 255),
      now: this.#now,
      clock: this.#now,
      later: this.#clock.later,
      soon: queueMicrotask,
      local: false,
      log: () => undefined,
    };
    const game = planted?.game?.(here, () => this.secret) ?? here;
    this.#authority = createAuthority(deps, async () => game);
  }

  static async open(options: WorldOptions): Promise<World> {
    const world = new World(options);
    await world.#store.insertTable(docOf(options, world.#now()));
    for (let seat = 0; seat < options.match.players; seat++) await world.come(guestAt(seat));
    if (options.viewer === 'watcher') await world.come('watcher');
    return world;
  }

  /** A number that depends on the whole state, hence on what the viewer may not know. For planted leaks. */
  get secret(): number {
    return Number.parseInt(digest(this.match.state).slice(0, 8), 16);
  }

  /** The guest opens the table over a new connection; `since`: the seq they have seen before. */
  async come(guest: string, since?: number): Promise<void> {
    this.leave(guest);
    const hear = (message: Message) => {
      if (guest === guestOf(this.#options.viewer)) this.#keep(message);
    };
    const connection = this.#authority.connect(
      { id: guest, name: guest },
      { send: hear, renamed: async () => undefined, roundTrip: () => ROUND_TRIP },
    );
    this.#connections.set(guest, { connection, id: 0 });
    await this.say(guest, { type: 'open', table: TABLE, ...(since !== undefined && { since }) });
  }

  leave(guest: string): void {
    this.#connections.get(guest)?.connection.close();
    this.#connections.delete(guest);
  }

  #keep(message: Message): void {
    const write = (sent: Message, at = this.#now()) => this.stream.push(`${at} ${textOf(sent)}`);
    const planted = this.#options.planted?.send;
    if (planted) planted(message, this.secret, { write, now: this.#now(), stream: this.stream });
    else write(message);
  }

  async say(guest: string, order: CommandBody | { readonly type: string }): Promise<void> {
    const at = this.#connections.get(guest);
    if (!at) return;
    await at.connection.receive({ ...order, id: ++at.id });
    await drained();
  }

  /** The viewer asks for an export of their data. */
  async export(): Promise<void> {
    const { viewer, planted } = this.#options;
    const guests = { devicesOf: async () => [], pushAddresses: async () => [] };
    const guest = { id: guestOf(viewer), name: null, device: '' };
    const kept = await exportGuest({ ...this.#store, ...guests } as never, guest);
    const exported = planted?.exported?.(kept, this.secret) ?? kept;
    this.stream.push(`${this.#now()} export ${JSON.stringify(exported)}`);
  }

  pass(ms: number): Promise<void> {
    return this.#clock.pass(ms);
  }

  /** The matches after each event written since the last call. */
  news(): Match[] {
    const news: Match[] = [];
    for (const { seq, event } of this.#data.entries.get(TABLE) ?? []) {
      if (seq <= this.match.seq) continue;
      this.match = must(advance(this.match, event));
      news.push(this.match);
    }
    return news;
  }

  get table(): string {
    return TABLE;
  }

  close(): Promise<void> {
    return this.#authority.close();
  }
}

function docOf({ match, viewer, seed, pace }: WorldOptions, now: number): TableDoc {
  const chairs = Array.from({ length: match.players }, (_, seat) => ({
    kind: 'person' as const,
    guest: guestAt(seat),
    name: `Гость ${seat}`,
    entropy: seat === viewer ? `${seat}`.repeat(32) : digest([seed, seat]),
    standIn: null,
  }));
  return {
    format: DOC_FORMAT,
    id: TABLE,
    game: match.game.slug,
    rules: match.game.rules,
    options: match.start.options as Json,
    pace,
    watchers: true,
    hints: true,
    phase: 'playing',
    host: guestAt(0),
    code: null,
    dealing: false,
    chairs,
    serverSeed: '5e'.repeat(32),
    seed,
    hash: null,
    closed: null,
    banned: [],
    rematch: null,
    created: now,
    changed: now,
    started: now,
  };
}
