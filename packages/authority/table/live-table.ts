import type { AnyEvent, AnyGame, Millis, Seat } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match } from '@izvilina/kernel/match.ts';
import { must, ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { News } from '../bus.ts';
import { type AuthorityDeps, LIMITS, PAUSES } from '../deps.ts';
import { hasPerson, seatsOf, type TableDoc, wakesByItself } from '../document/document.ts';
import { playable } from '../document/playable.ts';
import type { Entry, Versioned } from '../store.ts';
import { AnswerChanges } from './answer-changes.ts';
import { Questions } from './questions.ts';
import { RecentMatches } from './recent-matches.ts';

/** Whose command waits in a table's queue: a guest who sits or hosts there, any stranger, or the table itself. */
export type Sender = string;
const THE_TABLE: Sender = '';
const STRANGERS: Sender = '*';

export const senderOf = (doc: TableDoc, guest: string): Sender =>
  doc.host === guest || seatsOf(doc, guest).length > 0 ? guest : STRANGERS;

const mostQueued = (sender: Sender): number => {
  if (sender === THE_TABLE) return Number.POSITIVE_INFINITY;
  return sender === STRANGERS ? LIMITS.queuedByStrangers : LIMITS.queuedPerPlayer;
};

/**
 * One table as this node sees it: the document and the fold of its log. It may be behind another node at any time;
 * the store's keys decide which write wins, and the loser reads what is new and decides again.
 */
export class LiveTable {
  readonly game: AnyGame;
  readonly #deps: AuthorityDeps;
  #doc: Versioned<TableDoc>;
  /** Null while gathering. */
  #recent: RecentMatches | null = null;
  readonly questions = new Questions();
  readonly #changes: AnswerChanges;
  #lastPlayedAt: Millis = 0;
  /** It has expired: there is nothing to write to. */
  #gone = false;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Map<Sender, number>();

  private constructor(deps: AuthorityDeps, game: AnyGame, doc: Versioned<TableDoc>) {
    this.#deps = deps;
    this.game = game;
    this.#doc = doc;
    this.#changes = new AnswerChanges();
  }

  static async load(deps: AuthorityDeps, id: string): Promise<Result<LiveTable>> {
    const found = await playable(deps, id);
    if (!found.ok) return found;
    const live = new LiveTable(deps, found.value.game, found.value.doc);
    await live.#read();
    return ok(live);
  }

  get doc(): TableDoc {
    return this.#doc.doc;
  }

  /** The newest match; null while the table is gathering. */
  get match(): Match | null {
    return this.#recent?.newest ?? null;
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

  /** Whether this seat is still asked what it was asked after event `seq`. */
  stillAsked(seat: Seat, seq: number): boolean {
    return seq <= this.seq && this.questions.unchangedSince(seat, seq);
  }

  /** Reads what others wrote, in turn with our own writes. */
  async refresh(): Promise<void> {
    await this.#inTurn(THE_TABLE, async () => ok(await this.#read()));
  }

  /** True when there was something new. Only ever one at a time: a fold that overtakes another would count events twice. */
  async #read(): Promise<boolean> {
    const before = this.#doc.version + this.seq;
    const doc = await this.#deps.store.table(this.doc.id);
    this.#gone = doc === null;
    if (!doc) return false;
    await this.#loadData(doc.doc);
    this.#doc = doc;
    if (this.doc.phase !== 'gathering') {
      if (!this.#recent) this.#begin();
      for (const entry of await this.#deps.store.entries(this.doc.id, this.seq)) this.#fold(entry);
    }
    return this.#doc.version + this.seq !== before;
  }

  #begin(): void {
    const match = must(this.#begun(this.doc));
    this.#recent = new RecentMatches(match);
    this.questions.follow(match, this.doc.started ?? this.doc.changed);
  }

  /** Changes the document; `edit` is asked again when somebody else was faster. */
  change(edit: (doc: TableDoc) => Result<TableDoc>, sender: Sender = THE_TABLE): Promise<Result<TableDoc>> {
    return this.#inTurn(sender, async () => {
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
        const ended = doc.phase === 'playing' && edited.value.phase === 'over' ? { ended: now } : {};
        const changed = { ...edited.value, ...started, ...ended, changed: now };
        if (await this.#deps.store.saveTable(changed, version, this.#wakeAt(changed))) {
          this.#doc = { doc: changed, version: version + 1 };
          if (changed.phase !== 'gathering' && !this.#recent) await this.#read();
          return ok(changed);
        }
        await this.#read();
        if (this.#gone) return refuse('NO_SUCH_TABLE');
      }
    });
  }

  /** How long until another node would take over the table if this one died now. */
  #wakeAt(doc: TableDoc): Millis | undefined {
    return wakesByItself(doc) ? this.#deps.now() + PAUSES.lease : undefined;
  }

  /** No match begins without the data that its options need. Before the options are taken, never after. */
  async #loadData({ game, options }: TableDoc): Promise<void> {
    if (options !== this.doc.options) await this.#deps.loadGame(game, options);
  }

  #begun(doc: TableDoc): Result<Match> {
    return begin(this.game, { players: doc.chairs.length, options: doc.options, seed: doc.seed ?? '' });
  }

  /** Whether a table could be dealt as it is: for somebody, and as the game allows with this number of players. */
  canBegin(doc: TableDoc): Result<TableDoc> {
    if (!this.#deps.local && !hasPerson(doc.chairs)) return refuse('NEEDS_PERSON');
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
    sender: Sender = THE_TABLE,
  ): Promise<Result<number>> {
    return this.#inTurn(sender, async () => {
      for (;;) {
        const attempt = this.#attempt(client, decide);
        if (!attempt.ok) {
          if (await this.#read()) continue;
          const done = client === null ? null : await this.#deps.store.seqOf(this.doc.id, by, client);
          return done === null ? attempt : ok(done);
        }
        const { entry, next } = attempt.value;
        const appended = await this.#deps.store.append(entry, this.#wakeAt(this.doc));
        if (appended.kind === 'appended') {
          this.#keep(entry, next);
          return ok(entry.seq);
        }
        if (appended.kind === 'gone') return refuse('NO_SUCH_TABLE');
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

  /** Whether this seat may answer once more; refuses those who change their answer without end. */
  mayAnswer(match: Match, seat: Seat): Result<unknown> {
    return this.#changes.mayAnswer(match, seat);
  }

  /** When a person last did something in the match, or the match began. */
  get lastPlayedAt(): Millis {
    return Math.max(this.#lastPlayedAt, this.doc.changed);
  }

  get over(): boolean {
    const match = this.match;
    return match !== null && isOver(match);
  }

  #fold(entry: Entry): void {
    this.#keep(entry, must(advance(this.match as Match, entry.event)));
  }

  #keep(entry: Entry, match: Match): void {
    if (this.match) this.#changes.count(this.match, entry.event);
    const { by, at } = entry.event;
    if (by !== 'referee' && this.doc.chairs[by]?.kind === 'person') this.#lastPlayedAt = at;
    this.#recent?.add(entry.event, match);
    this.questions.follow(match, match.at);
  }

  /**
   * One write in flight per table; the others wait their turn. Whoever sends too much is refused and holds nobody else
   * up. What the table does by itself (bots, clocks) always finds a place: it is bounded by the seats.
   */
  async #inTurn<T>(sender: Sender, task: () => Promise<Result<T>>): Promise<Result<T>> {
    const waiting = this.#waiting.get(sender) ?? 0;
    if (waiting >= mostQueued(sender)) return refuse('BUSY');
    this.#waiting.set(sender, waiting + 1);
    const result = this.#tail.then(task).finally(() => {
      const left = (this.#waiting.get(sender) ?? 1) - 1;
      if (left > 0) this.#waiting.set(sender, left);
      else this.#waiting.delete(sender);
    });
    this.#tail = result.catch(() => undefined);
    return result;
  }
}
