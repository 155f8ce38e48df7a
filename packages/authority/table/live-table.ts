import type { AnyEvent, AnyGame, Millis } from '@izvilina/kernel/game.ts';
import { begin, isOver, type Match } from '@izvilina/kernel/match.ts';
import { must, ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { News } from '../bus.ts';
import { type AuthorityDeps, PAUSES } from '../deps.ts';
import { hasPerson, isSeated, type TableDoc, wakesByItself } from '../document/document.ts';
import { ended } from '../document/ended.ts';
import { playable } from '../document/playable.ts';
import type { Change, Committed, Versioned } from '../store.ts';
import { CommandQueue, type Sender, STRANGERS, THE_TABLE } from './command-queue.ts';
import { type AppendCommand, type Decide, type Decided, decideInTurn } from './decide-in-turn.ts';
import { firstHead, type Head, nextHead } from './head.ts';
import { NO_QUESTIONS, type Questions } from './questions.ts';
import { RecentMatches } from './recent-matches.ts';

export const senderOf = (doc: TableDoc, guest: string): Sender =>
  doc.host === guest || isSeated(doc, guest) ? guest : STRANGERS;

/** Log lines per page: a long log is read in pages, so that it does not hold up other reads. */
const PAGE = 500;

interface ReadOptions {
  /** The document, where it was read just now. */
  readonly known?: Versioned<TableDoc>;
  /** Fold the log from its beginning. */
  readonly startsOver?: boolean;
}

/**
 * One table as this node sees it: the document and the fold of its log. It may be behind another node at any time; the
 * store's keys decide which write wins, and the loser reads the news and decides again.
 */
export class LiveTable {
  readonly game: AnyGame;
  /** Called when the document or the log has changed, before the command that changed it is answered. */
  onChange: (by: 'us' | 'others') => void = () => undefined;
  readonly #deps: AuthorityDeps;
  #doc: Versioned<TableDoc>;
  /** `#head` and `#recent` are null while gathering. */
  #head: Head | null = null;
  #recent: RecentMatches | null = null;
  #lastPlayedAt: Millis = 0;
  #isPlayed = false;
  readonly #queue: CommandQueue<AppendCommand, number>;

  private constructor(deps: AuthorityDeps, game: AnyGame, doc: Versioned<TableDoc>) {
    this.#deps = deps;
    this.game = game;
    this.#doc = doc;
    this.#queue = new CommandQueue({ runBatch: (commands) => this.#write(commands), soon: deps.soon });
  }

  static async load(deps: AuthorityDeps, id: string): Promise<Result<LiveTable>> {
    const found = await playable(deps, id);
    if (!found.ok) return found;
    const live = new LiveTable(deps, found.value.game, found.value.doc);
    await live.#read({ known: found.value.doc });
    return ok(live);
  }

  get doc(): TableDoc {
    return this.#doc.doc;
  }

  /** The newest match; null while the table is gathering. */
  get match(): Match | null {
    return this.#head?.match ?? null;
  }

  get questions(): Questions {
    return this.#head?.questions ?? NO_QUESTIONS;
  }

  get seq(): number {
    return this.match?.seq ?? 0;
  }

  get news(): News {
    return { table: this.doc.id, seq: this.seq, version: this.#doc.version };
  }

  /** The matches after event `seq`, the newest last; null if that is too long ago, or has not happened yet. */
  after(seq: number): readonly Match[] | null {
    return this.#recent?.after(seq) ?? null;
  }

  /** Reads what other nodes wrote, queued with our own writes. */
  async refresh(): Promise<void> {
    await this.#queue.runAlone(THE_TABLE, async () => ok(await this.#read()));
  }

  /** Resolves when all pending writes are done or have failed. */
  async idle(): Promise<void> {
    await this.#queue.runAlone(THE_TABLE, async () => ok(null));
  }

  /** True when there was something new. Only ever one at a time: a fold that overtakes another would count events twice. */
  async #read({ known, startsOver = false }: ReadOptions = {}): Promise<boolean> {
    const before = this.news;
    const doc = known ?? (await this.#deps.store.table(this.doc.id));
    if (!doc) return false;
    await this.#loadData(doc.doc);
    this.#doc = doc;
    if (startsOver) this.#head = null;
    if (this.doc.phase !== 'gathering') {
      let head = this.#head ?? this.#begin();
      for (let page = PAGE; page === PAGE; ) {
        const entries = await this.#deps.store.entries(this.doc.id, this.seq, PAGE);
        for (const entry of entries) {
          head = must(nextHead(head, entry.event));
          this.#keep([{ entry, head }]);
        }
        page = entries.length;
      }
    }
    const changed = this.#doc.version !== before.version || this.seq !== before.seq;
    if (changed) this.onChange('others');
    return changed;
  }

  #begin(): Head {
    const match = must(this.#begun(this.doc));
    this.#recent = new RecentMatches(match);
    this.#head = firstHead(match, this.doc.started ?? this.doc.changed);
    return this.#head;
  }

  /**
   * Changes the document; `edit` is called again when another write was faster. Without a sender it is the table's own
   * work, which is never refused because of a full queue.
   */
  change(edit: (doc: TableDoc) => Result<TableDoc>, sender: Sender = THE_TABLE): Promise<Result<TableDoc>> {
    return this.#queue.runAlone(sender, async () => {
      for (;;) {
        const { doc, version } = this.#doc;
        const edited = edit(doc);
        if (!edited.ok) {
          if (await this.#read()) continue;
          return edited;
        }
        if (edited.value === doc) return edited;
        await this.#loadData(edited.value);
        const now = this.#deps.now();
        const started = doc.phase === 'gathering' && edited.value.phase === 'playing' ? { started: now } : {};
        const changed = { ...edited.value, ...started, changed: now };
        const { kind } = await this.#commit({ doc: { doc: changed, version } });
        if (kind === 'gone') return refuse('NO_SUCH_TABLE');
        if (kind === 'committed') {
          if (changed.phase !== 'gathering' && !this.#head) await this.#read();
          this.onChange('us');
          return ok(changed);
        }
        await this.#read();
      }
    });
  }

  /** Writes, and sets in the store when another node takes the table over should this one die. */
  async #commit(change: Pick<Change, 'doc' | 'entries'>): Promise<Committed> {
    const { doc = this.#doc } = change;
    const wakeAt = wakesByItself(doc.doc) ? this.#deps.now() + PAUSES.lease : null;
    const changesWake = wakeAt !== null || wakesByItself(this.doc);
    const committed = await this.#deps.store.commit(this.doc.id, changesWake ? { ...change, wakeAt } : change);
    if (committed.kind === 'committed' && change.doc)
      this.#doc = { doc: change.doc.doc, version: change.doc.version + 1 };
    return committed;
  }

  /** Loads the data of the options. To be called before they are taken over: no match begins without their data. */
  async #loadData({ game, options }: TableDoc): Promise<void> {
    if (options !== this.doc.options) await this.#deps.loadGame(game, options);
  }

  #begun(doc: TableDoc): Result<Match> {
    return begin(this.game, { players: doc.chairs.length, options: doc.options, seed: doc.seed ?? '', ...doc.begins });
  }

  /** Whether the table could be dealt as it is: at least one person, and a number of players that the game allows. */
  canBegin(doc: TableDoc): Result<TableDoc> {
    if (!this.#deps.local && !hasPerson(doc.chairs)) return refuse('NEEDS_PERSON');
    const begun = this.#begun(doc);
    return begun.ok ? ok(doc) : begun;
  }

  /**
   * Appends one event and resolves, after the commit, with its seq. `decide` sees the newest head and is called again
   * when another write was faster; nothing is refused before the store's head was read. A retry gets the seq of its
   * first attempt.
   */
  append(
    by: AnyEvent['by'],
    client: string | null,
    decide: Decide,
    sender: Sender = THE_TABLE,
  ): Promise<Result<number>> {
    return this.#queue.runBatched(sender, { by, client, decide });
  }

  /** Writes the first of these commands, together with as many of the following as can be decided in sequence. */
  async #write(commands: readonly AppendCommand[]): Promise<readonly Result<number>[]> {
    const decided = this.#head ? decideInTurn(this.#head, commands) : refuse('NOT_STARTED');
    if (!decided.ok) return this.#refuse(commands[0] as AppendCommand, decided);
    const entries = decided.value.map(({ entry }) => entry);
    const committed = await this.#commit({ entries, ...this.#ending(decided.value) });
    if (committed.kind === 'committed') {
      this.#keep(decided.value);
      this.onChange('us');
      return entries.map(({ seq }) => ok(seq));
    }
    if (committed.kind === 'gone') return entries.map(() => refuse('NO_SUCH_TABLE'));
    const isBehind = await this.#read();
    if (committed.kind === 'conflict') {
      // We know more than the store, which was put back to an earlier moment (a copy, a standby): what it says is true.
      if (!isBehind) await this.#read({ startsOver: true });
      return [];
    }
    return committed.index === 0 ? [ok(committed.seq)] : this.#write(commands.slice(0, committed.index));
  }

  /** The document of the finished table, if the last move ends the match: both are written at once. */
  #ending(decided: readonly Decided[]): Pick<Change, 'doc'> {
    const match = decided.at(-1)?.head.match;
    const { doc, version } = this.#doc;
    return match && isOver(match) ? { doc: { doc: ended(doc, match, this.#deps.now()), version } } : {};
  }

  /** Refused on what we know; but the store may have news, or the command may be a retry of one already carried out. */
  async #refuse(command: AppendCommand, refused: Result<never>): Promise<readonly Result<number>[]> {
    if (await this.#read()) return [];
    const { by, client } = command;
    const done = client === null ? null : await this.#deps.store.seqOf(this.doc.id, by, client);
    return [done === null ? refused : ok(done)];
  }

  /** When a person last did something in the match, or the match began. */
  get lastPlayedAt(): Millis {
    return Math.max(this.#lastPlayedAt, this.doc.changed);
  }

  /** Whether a person has done anything in this match. */
  get isPlayed(): boolean {
    return this.#isPlayed;
  }

  get over(): boolean {
    const match = this.match;
    return match !== null && isOver(match);
  }

  /** Takes over what has been written. */
  #keep(written: readonly Decided[]): void {
    for (const { entry, head } of written) {
      const { by, at } = entry.event;
      const chair = by === 'referee' ? undefined : this.doc.chairs[by];
      if (chair?.kind === 'person' && chair.standIn === null) {
        this.#lastPlayedAt = at;
        this.#isPlayed = true;
      }
      this.#head = head;
    }
    this.#recent?.add(written.map(({ entry, head }) => ({ event: entry.event, match: head.match })));
  }
}
