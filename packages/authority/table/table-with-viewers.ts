import type { Millis, Viewer } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok } from '@izvilina/kernel/result.ts';
import type { Push, TableInfo } from '@izvilina/protocol/messages.ts';
import type { News, Said } from '../bus.ts';
import { type AuthorityDeps, PAUSES } from '../deps.ts';
import { isSeated, mayLook } from '../document/document.ts';
import { ended } from '../document/ended.ts';
import { timingOf } from '../race/racing.ts';
import { Deadline } from '../scheduled/deadline.ts';
import { ScheduledTasks } from '../scheduled/scheduled-tasks.ts';
import { awayKey, scheduledTasksOf } from '../scheduled/scheduled-work.ts';
import type { TablePorts } from '../scheduled/table-ports.ts';
import { Forgetting } from './forgetting.ts';
import { Hints } from './hints.ts';
import type { LiveTable } from './live-table.ts';
import { clocksOf, infoFor, type Presence, type ViewPush, viewersOf, viewPush } from './pushes.ts';
import { unchangedSince } from './questions.ts';
import { takeBackIn } from './take-back.ts';
import type { Participant, TableTiming } from './timing.ts';

const SAYINGS_REMEMBERED = 32;

/** One connection looking at this table. */
export interface Viewing extends Participant {
  send(push: Push): void;
  /** Tells the client to connect again: the table is no longer served here. */
  end(): void;
  /** The client said that it only watches. */
  readonly watches: boolean;
}

/** A live table and its viewings: every change is written first, then pushed to each as its guest may know it. */
export class TableWithViewers {
  readonly live: LiveTable;
  readonly timing: TableTiming<Viewing>;
  readonly hints = new Hints();
  readonly #deps: AuthorityDeps;
  readonly #tasks: ScheduledTasks;
  readonly #viewings = new Set<Viewing>();
  readonly #leaving = new Set<string>();
  readonly #ports: TablePorts;
  readonly #forgetting: Forgetting;
  /** The newest seq and version pushed to all viewings; −1 before the deal. */
  #pushedSeq: number;
  #pushedVersion: number;
  /** When the table was last pushed to everybody, and how to call off the next such push, where one is scheduled. */
  #pushedAt: Millis = Number.NEGATIVE_INFINITY;
  #callOffPush: (() => void) | null = null;
  #peopleHereSince: Millis | null = null;
  #recentlySaid: readonly string[] = [];
  #closed = false;

  constructor(deps: AuthorityDeps, live: LiveTable, forget: () => void) {
    this.#deps = deps;
    this.live = live;
    this.timing = timingOf(live.game, deps);
    this.#tasks = new ScheduledTasks(deps);
    const leaveMemory = () => {
      this.close();
      forget();
    };
    const isLookedAt = () => this.#viewings.size > 0;
    this.#forgetting = new Forgetting({ deps, live, tasks: this.#tasks, isLookedAt, forget: leaveMemory });
    this.#pushedSeq = live.match ? live.seq : -1;
    this.#pushedVersion = live.news.version;
    this.#ports = {
      append: (by, client, decide) => live.append(by, client, ({ match }) => decide(match)),
      change: (edit) => live.change(edit),
      here: (guest) => this.here(guest),
      peopleHereSince: () => this.#peopleHereSince,
      deadline: new Deadline(),
      ownTime: this.timing.ownTime,
      leaving: (guest) => this.#leaving.has(guest),
      prepareAct: (act) => this.timing.prepareAct(act, live.doc.chairs, this.#viewings),
      visibleSince: (match) => this.timing.visibleSince(match),
    };
    live.onChange = (by) => {
      const since = this.#pushedSeq;
      this.#pushNews();
      if (by !== 'us') return;
      this.#callThoseAway(since);
      deps.bus.publish(live.news);
    };
    this.#pushNews();
    this.#forgetting.soon();
  }

  here(guest: string): boolean {
    if (this.#deps.local) return this.#viewings.size > 0;
    for (const viewing of this.#viewings) if (viewing.guest === guest) return true;
    return false;
  }

  /** As of now. Counted once for all viewings that it is pushed to. */
  presence(): Presence {
    const { doc } = this.live;
    const unseated = [...this.#viewings].filter(({ guest }) => !isSeated(doc, guest));
    const arriving = unseated.filter(({ guest, watches }) => !watches && guest !== doc.host);
    return { here: (guest) => this.here(guest), watchers: unseated.length, arriving: arriving.length };
  }

  info(guest: string, presence = this.presence()): TableInfo {
    return infoFor(guest, this.live.doc, presence, this.#tasks);
  }

  /** A stand-in that plays for this guest gives the seat back by a scheduled task (`returnTask`). */
  enter(viewing: Viewing, since: number | undefined): void {
    this.#forgetting.seen();
    this.#leaving.delete(viewing.guest);
    this.#viewings.add(viewing);
    this.timing.enter(viewing);
    this.#reschedule();
    if (!this.#pushPresence(viewing.guest)) viewing.send({ type: 'table', table: this.info(viewing.guest) });
    if (this.live.match) this.#pushView(viewing, since ?? this.live.seq, true);
  }

  leave(viewing: Viewing): void {
    if (!this.#viewings.delete(viewing)) return;
    this.timing.leave(viewing);
    this.#reschedule();
    this.#pushPresence(viewing.guest);
    if (this.#viewings.size === 0) this.#forgetting.soon();
  }

  /** The guest pressed «leave»: a stand-in comes sooner, unless they still look over another connection. */
  depart(guest: string): void {
    if (this.here(guest)) return;
    this.#leaving.add(guest);
    this.#tasks.restart(awayKey(guest));
    this.#reschedule();
    this.#pushTable();
  }

  waitFor(guest: string): void {
    this.#leaving.delete(guest);
    this.#tasks.restart(awayKey(guest));
    this.#reschedule();
    this.#pushTable();
  }

  /** Another node (or this one) has written something. */
  async onNews(news: News): Promise<void> {
    const { seq, version } = this.live.news;
    if (seq < news.seq || version < news.version) await this.live.refresh();
  }

  /** Passes on a saying. A repeat with the same key is dropped. */
  say(key: string, said: Pick<Said, 'seat' | 'saying'>): void {
    const once = `${said.seat}:${key}`;
    if (this.#recentlySaid.includes(once)) return;
    this.#recentlySaid = [...this.#recentlySaid, once].slice(-SAYINGS_REMEMBERED);
    this.#deps.bus.publish({ type: 'said', table: this.live.doc.id, ...said });
  }

  /** Own words are shown only to seated guests; stamps and phrases also to watchers. */
  onSaid(said: Said): void {
    for (const viewing of this.#viewings)
      if (said.saying.kind !== 'text' || isSeated(this.live.doc, viewing.guest)) viewing.send(said);
  }

  /** From now on nothing is scheduled here any more, also not by a write that is still under way. */
  close(): void {
    this.#closed = true;
    this.#forgetting.stop();
    this.#callOffPush?.();
    this.#tasks.declare([]);
    for (const viewing of this.#viewings) this.timing.leave(viewing);
  }

  /** Another node serves this table from now on. */
  end(): void {
    this.close();
    for (const viewing of this.#viewings) viewing.end();
  }

  #reschedule(): void {
    if (this.#closed) return;
    const anyoneHere = this.live.doc.chairs.some((chair) => chair.kind === 'person' && this.here(chair.guest));
    if (anyoneHere && this.#peopleHereSince === null) {
      this.#peopleHereSince = this.#deps.now();
      if (this.live.doc.pace !== 'mail') this.#ports.deadline.reset();
    }
    if (!anyoneHere) this.#peopleHereSince = null;
    this.#tasks.declare(scheduledTasksOf(this.live, this.#deps, this.#ports));
  }

  /** In a game by mail, where people are mostly away, calls those who are asked something new and do not look. */
  #callThoseAway(since: number): void {
    const { doc, match, questions } = this.live;
    if (doc.pace !== 'mail' || !match || match.turn.over) return;
    for (const { seat } of match.turn.asks) {
      const chair = doc.chairs[seat];
      const isAway = chair?.kind === 'person' && chair.standIn === null && !this.here(chair.guest);
      if (isAway && !unchangedSince(questions, seat, since)) this.#deps.called?.(chair.guest);
    }
  }

  /** Pushes to each viewing what it has not been sent yet. */
  #pushNews(): void {
    const { seq, version } = this.live.news;
    const since = Math.min(this.#pushedSeq, seq); // the store may have been restored to an earlier state
    this.#reschedule();
    const ends = this.live.doc.phase === 'over'; // the last move is pushed before its result
    if (version > this.#pushedVersion && !ends) this.#pushDocument();
    if (this.live.match && seq !== this.#pushedSeq) {
      this.#pushedSeq = seq;
      const pushes: SharedPushes = new Map();
      for (const viewing of this.#viewings) this.#pushView(viewing, Math.max(0, since), false, pushes);
    }
    if (version > this.#pushedVersion) this.#pushDocument();
    this.#closeFinished();
  }

  /** Earlier releases wrote the last move and the end separately, and may have died in between. */
  #closeFinished(): void {
    if (this.live.over && this.live.doc.phase === 'playing')
      this.live
        .change((doc) => ok(doc.phase === 'playing' ? ended(doc, this.live.match as Match, this.#deps.now()) : doc))
        .catch((error: unknown) =>
          this.#deps.log('could not close a finished table', { table: this.live.doc.id, error: String(error) }),
        );
  }

  #pushDocument(): void {
    this.#closeForStrangers();
    this.#pushTable();
  }

  /** Ends the viewings of guests who may no longer look, e.g. because the table was dealt. */
  #closeForStrangers(): void {
    for (const viewing of [...this.#viewings]) {
      const allowed = mayLook(this.live.doc, viewing.guest);
      if (allowed.ok) continue;
      this.#viewings.delete(viewing);
      this.timing.leave(viewing);
      viewing.send({ type: 'closed', table: this.live.doc.id, error: allowed.error });
    }
    if (this.#viewings.size === 0) this.#forgetting.soon();
  }

  /**
   * Pushes that somebody has come or gone: at once if they play here. The number of watchers is pushed less often the
   * more there are, otherwise a crowd that comes and goes would cost its square in pushes. False: it is pushed later.
   */
  #pushPresence(guest: string): boolean {
    const { doc } = this.live;
    const { clock, later } = this.#deps;
    const wait = this.#pushedAt + PAUSES.presencePerViewing * this.#viewings.size - clock();
    const now = wait <= 0 || guest === doc.host || isSeated(doc, guest);
    if (now) this.#pushTable();
    else this.#callOffPush ??= later(wait, () => this.#pushTable());
    return now;
  }

  #pushTable(): void {
    this.#callOffPush?.();
    this.#callOffPush = null;
    this.#pushedAt = this.#deps.clock();
    this.#pushedVersion = this.live.news.version;
    const presence = this.presence();
    for (const viewing of this.#viewings) viewing.send({ type: 'table', table: this.info(viewing.guest, presence) });
  }

  /** `cameLate`: the viewing has just opened the table. The content is the newest at the moment of sending. */
  #pushView(viewing: Viewing, since: number, cameLate: boolean, pushes: SharedPushes = new Map()): void {
    const seated = isSeated(this.live.doc, viewing.guest);
    this.timing.deliver(viewing, this.live.match as Match, { cameLate, seated }, () => {
      for (const viewer of viewersOf(this.live.doc, viewing.guest)) {
        const known = pushes.get(viewer);
        const push = known?.seq === this.live.seq ? known : this.#viewPush(viewer, since, pushes);
        pushes.set(viewer, push);
        viewing.send(push);
      }
    });
  }

  #viewPush(viewer: Viewer, since: number, pushes: SharedPushes): ViewPush {
    const [made] = pushes.values();
    const match = this.live.match as Match;
    const clocks = made?.seq === match.seq ? made.clocks : clocksOf(this.live, this.#tasks, this.timing.ownTime);
    const takeBack = takeBackIn(this.live, this.#deps.local);
    return { ...viewPush(this.live, viewer, since, clocks), ...(takeBack !== null && { takeBack }) };
  }
}

/** The pushes of one event by viewer: viewings with the same viewer are sent the same object. */
type SharedPushes = Map<Viewer, ViewPush>;
