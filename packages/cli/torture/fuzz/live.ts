import { GAMES, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { idOf } from '@izvilina/protocol/commands.ts';
import type { Message, Push } from '@izvilina/protocol/messages.ts';
import { readJson } from '@izvilina/server/read-json.ts';
import { Client, socketTo } from '@izvilina/server/testing/client.ts';
import { newTable } from '@izvilina/server/testing/test-server.ts';
import { anyMove, ROBOT_OPTIONS } from '@izvilina/server/torture/titles.ts';
import { damaged, mutated, rawText, textOf } from './mutate.ts';
import { commandsAt } from './samples.ts';

type ViewPush = Extract<Push, { type: 'view' }>;
type Socket = ReturnType<typeof socketTo>;

export interface LiveOptions {
  readonly base: string;
  readonly messages: number;
  readonly seed: string;
  /** Number of tables with two players each; the games take turns. */
  readonly tables?: number;
}

export interface LiveReport {
  readonly sent: number;
  readonly accepted: number;
  /** Number of accepted game moves. */
  readonly moves: number;
  readonly faults: readonly string[];
}

/** Most messages of one player that wait for their replies. */
const AT_ONCE = 6;
/** Longest message a server accepts; longer ones end the connection. */
const LONGEST = 8 * 1024;
const PATIENCE_MS = 30_000;
const MOST_FAULTS = 20;

/** A player who also sends random messages between moves. Each message must get exactly one reply. */
class Fuzzer {
  readonly #options: LiveOptions;
  readonly #game: AnyGame;
  readonly #table: string;
  readonly #cookie: string;
  readonly #dice: Chance;
  readonly #report: { sent: number; accepted: number; moves: number; faults: string[] };
  #view: ViewPush | null = null;
  #keys = 0;

  constructor(setup: {
    options: LiveOptions;
    game: AnyGame;
    table: string;
    cookie: string;
    dice: Chance;
    report: { sent: number; accepted: number; moves: number; faults: string[] };
  }) {
    this.#options = setup.options;
    this.#game = setup.game;
    this.#table = setup.table;
    this.#cookie = setup.cookie;
    this.#dice = setup.dice;
    this.#report = setup.report;
  }

  async run(messages: number): Promise<void> {
    let socket = await this.#connect();
    for (let left = messages; left > 0 && this.#report.faults.length < MOST_FAULTS; left -= AT_ONCE) {
      const texts = Array.from({ length: Math.min(AT_ONCE, left) }, () => this.#text());
      await this.#ask(socket, texts);
      if (this.#dice.below(40) > 0) continue;
      await this.#misuse(socket);
      socket = await this.#connect();
    }
    socket.close();
  }

  async #connect(): Promise<Socket> {
    const socket = socketTo(this.#options.base, this.#cookie);
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'view') this.#view = message;
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new Error('the server does not let us in')));
    });
    await this.#ask(socket, [JSON.stringify({ type: 'open', id: 1, table: this.#table })]);
    return socket;
  }

  /** Frames that no browser sends: they must end this connection and nothing else. */
  async #misuse(socket: Socket): Promise<void> {
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const way = this.#dice.below(3);
    if (way === 0) socket.send(Buffer.from(rawText(this.#dice, 64)), { binary: true });
    if (way === 1) socket.send('x'.repeat(LONGEST * 4));
    if (way === 2) socket.terminate();
    await ended;
  }

  /** Sends all texts and waits for a reply to each. */
  #ask(socket: Socket, texts: readonly string[]): Promise<void> {
    const owed = new Map<number | null, number>();
    const moves = new Set<number>();
    for (const text of texts) {
      const raw = readJson(text);
      const id = idOf(raw);
      owed.set(id, (owed.get(id) ?? 0) + 1);
      if (id !== null && (raw as { type?: unknown }).type === 'move') moves.add(id);
    }
    const { faults } = this.#report;
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        socket.off('message', hear);
        socket.off('close', closed);
        resolve();
      };
      const timer = setTimeout(() => {
        faults.push(`no reply to ${JSON.stringify([...owed])} of ${texts.join('\n').slice(0, 2_000)}`);
        finish();
      }, PATIENCE_MS);
      const closed = () => {
        faults.push(`the connection was closed by ${texts.join('\n').slice(0, 2_000)}`);
        finish();
      };
      const hear = (data: Buffer) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.type !== 'reply') return;
        const waiting = owed.get(message.id) ?? 0;
        if (waiting === 0) faults.push(`a reply to nothing: ${JSON.stringify(message)}`);
        if (waiting > 1) owed.set(message.id, waiting - 1);
        else owed.delete(message.id);
        if (message.ok) this.#report.accepted++;
        if (message.ok && message.id !== null && moves.has(message.id)) this.#report.moves++;
        if (!message.ok && message.error.code === 'INTERNAL')
          faults.push(`INTERNAL after ${texts.join('\n').slice(0, 3_000)}`);
        if (owed.size === 0) finish();
      };
      socket.on('message', hear);
      socket.once('close', closed);
      for (const text of texts) socket.send(text);
      this.#report.sent += texts.length;
    });
  }

  #text(): string {
    const dice = this.#dice;
    const id = 2 + (this.#keys++ % 1_000_000);
    const commands = commandsAt(this.#table, `${id}-${dice.below(1e6)}`);
    const any = drawn(commands, dice);
    const usual = { ...any, id, ...(LEAVING.has(any.type) && { table: ELSEWHERE }) };
    const way = dice.below(20);
    const move = way < 12 ? this.#move(id) : null;
    if (way === 0) return rawText(dice, 100);
    if (way < 6 && move) return JSON.stringify(move);
    if (way < 7) return JSON.stringify(usual);
    const sample = move ?? usual;
    const text = textOf(mutated(sample, drawn(commands, dice), dice));
    const sent = way === 19 ? damaged(text, dice) : text;
    return Buffer.byteLength(sent) < LONGEST ? sent : '{';
  }

  /** A legal move of this seat, by its newest view. */
  #move(id: number): object | null {
    const push = this.#view;
    if (!push || typeof push.view.viewer !== 'number' || push.view.result) return null;
    const seat = push.view.viewer;
    const isAsked = push.view.asks.some((ask) => ask.seat === seat);
    const move = isAsked ? anyMove(this.#game, push.view, this.#dice) : null;
    if (move === null) return null;
    const claimed = this.#game.race ? { claimed: this.#dice.below(1_000) } : {};
    return {
      type: 'move',
      id,
      table: this.#table,
      seat,
      seq: push.seq,
      client: `live-${id}-${seat}`,
      move,
      ...claimed,
    };
  }
}

/** Commands that would end the game for a player are sent for another table. */
const LEAVING = new Set(['forget', 'leave', 'close', 'takeBack']);
const ELSEWHERE = 'elsewhereELSEWHERE2222';

/** After this many messages they start another game: most are over by then, or spoilt. */
const MESSAGES_PER_GAME = 600;

/** Plays real games over real sockets, with nonsense among the moves. */
export async function fuzzLive(options: LiveOptions): Promise<LiveReport> {
  const report = { sent: 0, accepted: 0, moves: 0, faults: [] as string[] };
  const tables = options.tables ?? SLUGS.length;
  const perTable = Math.ceil(options.messages / tables);
  const play = async (table: number) => {
    for (
      let left = perTable, game = 0;
      left > 0 && report.faults.length < MOST_FAULTS;
      left -= MESSAGES_PER_GAME, game++
    ) {
      const { cookies, ...at } = await twoAt(options.base, SLUGS[table % SLUGS.length] as Slug);
      const each = Math.ceil(Math.min(left, MESSAGES_PER_GAME) / cookies.length);
      const people = cookies.map((cookie, seat) => {
        const dice = chances(`${options.seed} live ${table} ${game} ${seat}`)(0);
        return new Fuzzer({ ...at, cookie, options, report, dice });
      });
      await Promise.all(people.map((person) => person.run(each)));
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
  return report;
}

async function twoAt(base: string, slug: Slug) {
  const [host, guest] = [await Client.connect(base), await Client.connect(base)];
  const { table } = (await host.do(newTable({ game: slug, options: ROBOT_OPTIONS[slug] }))) as { table: string };
  await guest.do({ type: 'sit', table, name: 'Борис' });
  await host.do({ type: 'start', table });
  await Promise.all([host.close(), guest.close()]);
  return { table, game: await GAMES[slug](), cookies: [host.cookie, guest.cookie] };
}
