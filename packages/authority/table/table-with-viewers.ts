import type { Millis, Viewer } from '@izvilina/kernel/game.ts';
import { hashOf, type Match } from '@izvilina/kernel/match.ts';
import { ok } from '@izvilina/kernel/result.ts';
import type { Push, TableInfo } from '@izvilina/protocol/messages.ts';
import type { News, Said } from '../bus.ts';
import { type AuthorityDeps, PAUSES } from '../deps.ts';
import { mayLook, seatsOf, standInFor, type TableDoc, wakesByItself } from '../document/document.ts';
import { timingOf } from '../race/racing.ts';
import { Deadline } from '../scheduled/deadline.ts';
import { ScheduledTasks } from '../scheduled/scheduled-tasks.ts';
import { awayKey, scheduledTasksOf } from '../scheduled/scheduled-work.ts';
import type { TablePorts } from '../scheduled/table-ports.ts';
import { Hints } from './hints.ts';
import type { LiveTable } from './live-table.ts';
import { clocksOf, infoFor, type ViewPush, viewersOf, viewPush } from './pushes.ts';
import { unchangedSince } from './questions.ts';
import { takeBackIn } from './take-back.ts';
import type { Participant, TableTiming } from './timing.ts';

const SAYINGS_REMEMBERED = 32;

/** One connection looking at this table. */
export interface Viewing extends Participant {
  send(push: Push): void;
  /** They said that they only watch. */
  readonly watches: boolean;
}

/** A live table and the connections that look at it: every change is written first, then pushed to each as they may know it. */
export class TableWithViewers {
  readonly live: LiveTable;
  readonly timing: TableTiming<Viewing>;
  readonly hints = new Hints();
  readonly #deps: AuthorityDeps;
  readonly #tasks: ScheduledTasks;
  readonly #viewings = new Set<Viewing>();
  readonly #leaving = new Set<string>();
  readonly #ports: TablePorts;
  readonly #forget: () => void;
  /** What every viewing has been sent; −1 before the deal. */
  #pushedSeq: number;
  #pushedVersion: number;
  #forgetting: (() => void) | null = null;
  /** Somebody has looked at it since it was loaded. */
  #seen = false;
  #peopleHereSince: Millis | null = null;
  #recentlySaid: readonly string[] = [];

  constructor(deps: AuthorityDeps, live: LiveTable, forget: () => void) {
    this.#deps = deps;
    this.live = live;
    this.timing = timingOf(live.game, deps);
    this.#tasks = new ScheduledTasks(deps);
    this.#forget = forget;
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
    this.#forgetSoon();
  }

  here(guest: string): boolean {
    if (this.#deps.local) return this.#viewings.size > 0;
    for (const viewing of this.#viewings) if (viewing.guest === guest) return true;
    return false;
  }

  watchers(): number {
    return this.#unseated().length;
  }

  arriving(): number {
    const { host } = this.live.doc;
    return this.#unseated().filter((viewing) => !viewing.watches && viewing.guest !== host).length;
  }

  #unseated(): Viewing[] {
    return [...this.#viewings].filter((viewing) => seatsOf(this.live.doc, viewing.guest).length === 0);
  }

  info(guest: string): TableInfo {
    return infoFor(guest, this.live.doc, this, this.#tasks);
  }

  async enter(viewing: Viewing, since: number | undefined): Promise<void> {
    const { doc } = this.live;
    this.#forgetting?.();
    this.#seen = true;
    this.#leaving.delete(viewing.guest);
    this.#viewings.add(viewing);
    this.timing.enter(viewing);
    const mine = seatsOf(doc, viewing.guest);
    const back = doc.phase === 'playing' && mine.some((seat) => standIn(doc, seat) !== null);
    if (back) await this.live.change((now) => ok(standInFor(now, mine, null)), viewing.guest);
    this.#reschedule();
    this.#pushTable();
    if (this.live.match && this.#viewings.has(viewing)) this.#pushView(viewing, since ?? this.live.seq, true);
  }

  leave(viewing: Viewing): void {
    if (!this.#viewings.delete(viewing)) return;
    this.timing.leave(viewing);
    this.#reschedule();
    this.#pushTable();
    if (this.#viewings.size === 0) this.#forgetSoon();
  }

  /** They pressed «leave»: a stand-in comes sooner, unless they still look from another connection. */
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

  /** Somebody speaks. Sent again with the same key, it is not said again. */
  say(key: string, said: Pick<Said, 'seat' | 'saying'>): void {
    const once = `${said.seat}:${key}`;
    if (this.#recentlySaid.includes(once)) return;
    this.#recentlySaid = [...this.#recentlySaid, once].slice(-SAYINGS_REMEMBERED);
    this.#deps.bus.publish({ type: 'said', table: this.live.doc.id, ...said });
  }

  /** Own words are between those who sit here; stamps and phrases are for watchers as well. */
  onSaid(said: Said): void {
    for (const viewing of this.#viewings)
      if (said.saying.kind !== 'text' || seatsOf(this.live.doc, viewing.guest).length > 0) viewing.send(said);
  }

  close(): void {
    this.#forgetting?.();
    this.#tasks.declare([]);
    for (const viewing of this.#viewings) this.timing.leave(viewing);
  }

  #forgetSoon(): void {
    this.#forgetting?.();
    const patience = this.#seen ? PAUSES.forget : PAUSES.forgetUnseen;
    this.#forgetting = this.#deps.later(this.live.doc.phase === 'over' ? 0 : patience, () => {
      if (this.#viewings.size > 0) return;
      const soonest = this.#tasks.soonest;
      const mayWait = soonest === null || (soonest >= PAUSES.lease && this.#deps.wakeIndex !== undefined);
      if (!mayWait) return this.#forgetSoon(); // by mail it goes on
      this.#wakeLater(soonest);
      this.close();
      this.#forget();
    });
  }

  /** What is still to happen at a table by itself happens though it is no longer in memory. */
  #wakeLater(after: Millis | null): void {
    const { wakeIndex, log, now } = this.#deps;
    const { doc, seq } = this.live;
    if (!wakeIndex || !wakesByItself(doc)) return;
    wakeIndex
      .wakeAt(doc.id, after === null ? null : now() + after, seq)
      .catch((error: unknown) => log('wake-up not written', { table: doc.id, error: String(error) })); // its lease ends first
  }

  #reschedule(): void {
    const anyoneHere = this.live.doc.chairs.some((chair) => chair.kind === 'person' && this.here(chair.guest));
    if (anyoneHere && this.#peopleHereSince === null) {
      this.#peopleHereSince = this.#deps.now();
      if (this.live.doc.pace !== 'mail') this.#ports.deadline.reset();
    }
    if (!anyoneHere) this.#peopleHereSince = null;
    this.#tasks.declare(scheduledTasksOf(this.live, this.#deps, this.#ports));
  }

  /** By mail people are away most of the time: whoever is asked something new is called. */
  #callThoseAway(since: number): void {
    const { doc, match, questions } = this.live;
    if (doc.pace !== 'mail' || !match || match.turn.over) return;
    for (const { seat } of match.turn.asks) {
      const chair = doc.chairs[seat];
      const isAway = chair?.kind === 'person' && chair.standIn === null && !this.here(chair.guest);
      if (isAway && !unchangedSince(questions, seat, since)) this.#deps.called?.(chair.guest);
    }
  }

  /** Pushes to everybody what they have not been sent yet. */
  #pushNews(): void {
    const { seq, version } = this.live.news;
    const since = this.#pushedSeq;
    this.#reschedule();
    if (version > this.#pushedVersion) {
      this.#closeForStrangers();
      this.#pushTable();
    }
    if (this.live.match && seq > since) {
      this.#pushedSeq = seq;
      const pushes: SharedPushes = new Map();
      for (const viewing of this.#viewings) this.#pushView(viewing, Math.max(0, since), false, pushes);
    }
    if (this.live.over && this.live.doc.phase === 'playing')
      this.live
        .change((doc) => ok(doc.phase === 'playing' ? over(doc, this.live.match as Match) : doc))
        .catch((error: unknown) =>
          this.#deps.log('could not close a finished table', { table: this.live.doc.id, error: String(error) }),
        );
  }

  /** What was open to everybody while the table gathered may not be after the deal. */
  #closeForStrangers(): void {
    for (const viewing of [...this.#viewings]) {
      const allowed = mayLook(this.live.doc, viewing.guest);
      if (allowed.ok) continue;
      this.#viewings.delete(viewing);
      this.timing.leave(viewing);
      viewing.send({ type: 'closed', table: this.live.doc.id, error: allowed.error });
    }
    if (this.#viewings.size === 0) this.#forgetSoon();
  }

  #pushTable(): void {
    this.#pushedVersion = this.live.news.version;
    for (const viewing of this.#viewings) viewing.send({ type: 'table', table: this.info(viewing.guest) });
  }

  /** `cameLate`: they have just opened the table. What is sent is the newest at the moment of sending. */
  #pushView(viewing: Viewing, since: number, cameLate: boolean, pushes: SharedPushes = new Map()): void {
    const seated = seatsOf(this.live.doc, viewing.guest).length > 0;
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

/** What was pushed for one event: everybody who sees with the same eyes gets the very same push. */
type SharedPushes = Map<Viewer, ViewPush>;

function over(doc: TableDoc, match: Match): TableDoc {
  const { scores, places } = match.game.result(match.state);
  return { ...doc, phase: 'over', hash: hashOf(match), outcome: { scores, places } };
}

const standIn = (doc: TableDoc, seat: number): string | null => {
  const chair = doc.chairs[seat];
  return chair?.kind === 'person' ? chair.standIn : null;
};
