import type { Ack } from '../robot.ts';
import type { Step } from './trace.ts';

export interface Verdict {
  /** Number of acknowledgements seen leaving. */
  readonly acknowledgements: number;
  /** Number of views sent to players: they reveal moves as well. */
  readonly views: number;
  readonly syncs: number;
  readonly faults: readonly string[];
}

const VIEW =
  /\\"type\\":\\"view\\",\\"table\\":\\"([\w-]{22,24})\\",\\"viewer\\":(?:\d+|\\"watcher\\"),\\"seq\\":(\d+)/g;
const REPLY = /\\"type\\":\\"reply\\",\\"id\\":\d+,\\"ok\\":true,\\"value\\":\{\\"seq\\":(\d+)\}/g;

/** A row that continues on the next page may be cut in the middle of a key: either half identifies it. */
const HALF = 6;

/** Follows a trace and reports players who are told of a move before it is on disk. */
export class Judge {
  /** By table and seq: keys of the commands that players know to be acknowledged. */
  readonly #commands: ReadonlyMap<string, ReadonlyMap<number, string>>;
  /** By half key: the key. Keys are random, so their halves occur nowhere else in the database. */
  readonly #halves: ReadonlyMap<string, string>;
  readonly #tableOf = new Map<string, string>();
  readonly #written = new Set<string>();
  readonly #synced = new Set<string>();
  /** By thread: the keys that its running sync covers. */
  readonly #covered = new Map<string, readonly string[]>();
  readonly #faults: string[] = [];
  #acknowledgements = 0;
  #views = 0;
  #syncs = 0;

  constructor(acks: readonly Ack[]) {
    this.#halves = new Map(
      acks.flatMap(({ client }) => [client.slice(0, HALF), client.slice(-HALF)].map((half) => [half, client])),
    );
    const byTable = Map.groupBy(acks, ({ table }) => table);
    this.#commands = new Map(
      [...byTable].map(([table, its]) => [table, new Map(its.map(({ seq, client }) => [seq, client]))]),
    );
  }

  see(step: Step): void {
    if (step.kind === 'written') this.#write(step.text);
    if (step.kind === 'syncBegins') this.#covered.set(step.thread, [...this.#written]);
    if (step.kind === 'synced') this.#sync(step.thread);
    if (step.kind === 'told') this.#tell(step.socket, step.text);
  }

  get verdict(): Verdict {
    const [acknowledgements, views, syncs] = [this.#acknowledgements, this.#views, this.#syncs];
    return { acknowledgements, views, syncs, faults: this.#faults };
  }

  #write(text: string): void {
    for (let at = 0; at <= text.length - HALF; at++) {
      const key = this.#halves.get(text.slice(at, at + HALF));
      if (key !== undefined) this.#written.add(key);
    }
  }

  #sync(thread: string): void {
    this.#syncs += 1;
    for (const key of this.#covered.get(thread) ?? []) {
      this.#synced.add(key);
      this.#written.delete(key);
    }
    this.#covered.delete(thread);
  }

  #tell(socket: string, text: string): void {
    for (const [, table = '', seq] of text.matchAll(VIEW)) {
      this.#tableOf.set(socket, table);
      this.#views += 1;
      this.#check(table, Number(seq), 'shown');
    }
    for (const [, seq] of text.matchAll(REPLY)) {
      const table = this.#tableOf.get(socket);
      if (table !== undefined && this.#check(table, Number(seq), 'acknowledged')) this.#acknowledgements += 1;
    }
  }

  /** Checks a move that a player is told of; false if it is not one with a known acknowledgement. */
  #check(table: string, seq: number, how: string): boolean {
    const key = this.#commands.get(table)?.get(seq);
    if (key === undefined) return false;
    if (!this.#synced.has(key)) this.#faults.push(`${table.slice(0, 6)} seq ${seq}: ${how} before it was synced`);
    return true;
  }
}
