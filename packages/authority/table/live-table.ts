import type { AnyEvent, AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match } from '@izvilina/kernel/match.ts';
import { must, ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { News } from '../bus.ts';
import { type AuthorityDeps, LIMITS } from '../deps.ts';
import type { Entry, Versioned } from '../store.ts';
import type { TableDoc } from './document.ts';

/** Who wrote an entry, for finding a retry of the same command. */
const signature = (by: AnyEvent['by'], client: string): string => `${by}:${client}`;

/**
 * One table as this node sees it: the document and the fold of its log. It may be behind another node at any time;
 * the store's keys decide, and whoever loses reads the news and decides again.
 */
export class LiveTable {
  readonly game: AnyGame;
  readonly #deps: AuthorityDeps;
  #doc: Versioned<TableDoc>;
  /** The newest match last; older ones for the gap of a returning client. Empty while gathering. */
  #history: Match[] = [];
  readonly #clients = new Map<string, number>();
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  private constructor(deps: AuthorityDeps, game: AnyGame, doc: Versioned<TableDoc>) {
    this.#deps = deps;
    this.game = game;
    this.#doc = doc;
  }

  static async load(deps: AuthorityDeps, id: string): Promise<Result<LiveTable>> {
    const doc = await deps.store.table(id);
    const game = doc && (await deps.loadGame(doc.doc.game, doc.doc.options));
    if (!game) return refuse('NO_SUCH_TABLE');
    if (doc.doc.rules !== game.rules) return refuse('OTHER_RULES', { theirs: doc.doc.rules, ours: game.rules });
    const live = new LiveTable(deps, game, doc);
    await live.#read();
    return ok(live);
  }

  get doc(): TableDoc {
    return this.#doc.doc;
  }

  /** The newest match; null while the table is gathering. */
  get match(): Match | null {
    return this.#history.at(-1) ?? null;
  }

  get seq(): number {
    return this.match?.seq ?? 0;
  }

  get news(): News {
    return { table: this.doc.id, seq: this.seq, version: this.#doc.version };
  }

  /** The match as it was after event `seq`, if it is recent enough. */
  at(seq: number): Match | null {
    return this.#history.find((match) => match.seq === seq) ?? null;
  }

  /** Reads what others wrote, in turn with our own writes. */
  async refresh(): Promise<void> {
    await this.#inTurn(async () => ok(await this.#read()));
  }

  /** True when there was something new. Only ever one at a time: a fold that overtakes another would count events twice. */
  async #read(): Promise<boolean> {
    const before = this.#doc.version + this.seq;
    const doc = await this.#deps.store.table(this.doc.id);
    if (doc) {
      await this.#loadData(doc.doc);
      this.#doc = doc;
    }
    if (this.doc.phase !== 'gathering') {
      if (this.#history.length === 0) this.#history = [must(this.#begun(this.doc))];
      for (const entry of await this.#deps.store.entries(this.doc.id, this.seq)) this.#fold(entry);
    }
    return this.#doc.version + this.seq !== before;
  }

  /** Changes the document; `edit` is asked again when somebody else was faster. */
  change(edit: (doc: TableDoc) => Result<TableDoc>): Promise<Result<TableDoc>> {
    return this.#inTurn(async () => {
      for (;;) {
        const { doc, version } = this.#doc;
        const edited = edit(doc);
        if (!edited.ok) {
          if (await this.#read()) continue;
          return edited;
        }
        if (edited.value === doc) return edited;
        await this.#loadData(edited.value);
        const changed = { ...edited.value, changed: this.#deps.now() };
        if (await this.#deps.store.saveTable(changed, version)) {
          this.#doc = { doc: changed, version: version + 1 };
          if (changed.phase !== 'gathering' && this.#history.length === 0) await this.#read();
          return ok(changed);
        }
        await this.#read();
      }
    });
  }

  /** No match begins without the data that its options need. Before the options are taken, never after. */
  async #loadData({ game, options }: TableDoc): Promise<void> {
    if (options !== this.doc.options) await this.#deps.loadGame(game, options);
  }

  #begun(doc: TableDoc): Result<Match> {
    return begin(this.game, { players: doc.chairs.length, options: doc.options, seed: doc.seed ?? '' });
  }

  /** Whether a table could be dealt as it is: the game may refuse options for this number of players. */
  canBegin(doc: TableDoc): Result<TableDoc> {
    const begun = this.#begun(doc);
    return begun.ok ? ok(doc) : begun;
  }

  /**
   * Appends one event and resolves, after the commit, with its seq. `decide` sees the newest match and is asked again
   * when somebody else was faster; nothing is refused before the store's head was read. A retry finds what it did.
   */
  append(
    by: AnyEvent['by'],
    client: string | null,
    decide: (match: Match) => Result<AnyEvent>,
  ): Promise<Result<number>> {
    return this.#inTurn(async () => {
      for (;;) {
        const done = client === null ? undefined : this.#clients.get(signature(by, client));
        if (done !== undefined) return ok(done);
        const attempt = this.#attempt(client, decide);
        if (!attempt.ok) {
          if (await this.#read()) continue;
          return attempt;
        }
        const { entry, next } = attempt.value;
        const appended = await this.#deps.store.append(entry);
        if (appended.kind === 'appended') {
          this.#keep(entry, next);
          return ok(entry.seq);
        }
        await this.#read();
        if (appended.kind === 'duplicate') return ok(appended.seq);
      }
    });
  }

  #attempt(client: string | null, decide: (match: Match) => Result<AnyEvent>): Result<{ entry: Entry; next: Match }> {
    if (!this.match) return refuse('NOT_STARTED');
    const event = decide(this.match);
    if (!event.ok) return event;
    const next = advance(this.match, event.value);
    if (!next.ok) return next;
    const { seq, at } = next.value;
    return ok({ entry: { table: this.doc.id, seq, client, event: { ...event.value, at } }, next: next.value });
  }

  get over(): boolean {
    const match = this.match;
    return match !== null && isOver(match);
  }

  #fold(entry: Entry): void {
    this.#keep(entry, must(advance(this.match as Match, entry.event)));
  }

  #keep(entry: Entry, match: Match): void {
    this.#history.push(match);
    if (this.#history.length > LIMITS.gap + 1) this.#history.shift();
    if (entry.client !== null) this.#clients.set(signature(entry.event.by, entry.client), entry.seq);
  }

  /** One write in flight per table; the others wait their turn, up to a point. */
  async #inTurn<T>(task: () => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#waiting >= LIMITS.queue) return refuse('BUSY');
    this.#waiting++;
    const result = this.#tail.then(task).finally(() => this.#waiting--);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}
