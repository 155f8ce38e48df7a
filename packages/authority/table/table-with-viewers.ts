import type { Match } from '@izvilina/kernel/match.ts';
import { ok } from '@izvilina/kernel/result.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import type { News } from '../bus.ts';
import type { AuthorityDeps } from '../deps.ts';
import { ended } from '../document/ended.ts';
import { timingOf } from '../race/racing.ts';
import { Deadline } from '../scheduled/deadline.ts';
import { ScheduledTasks } from '../scheduled/scheduled-tasks.ts';
import { awayKey, scheduledTasksOf } from '../scheduled/scheduled-work.ts';
import type { TablePorts } from '../scheduled/table-ports.ts';
import { Attendance } from './attendance.ts';
import { Forgetting } from './forgetting.ts';
import { guestsToCall } from './guests-to-call.ts';
import { Hints } from './hints.ts';
import type { LiveTable } from './live-table.ts';
import { infoFor } from './push-content.ts';
import { Sayings } from './sayings.ts';
import { TablePushes } from './table-pushes.ts';
import type { TableTiming } from './timing.ts';
import { type Presence, type Viewing, Viewings } from './viewings.ts';

/** A live table and its viewings: every change is written first, then pushed to each, and what follows is scheduled. */
export class TableWithViewers {
  readonly live: LiveTable;
  readonly timing: TableTiming<Viewing>;
  readonly hints = new Hints();
  readonly sayings: Sayings;
  readonly attendance: Attendance;
  readonly #deps: AuthorityDeps;
  readonly #tasks: ScheduledTasks;
  readonly #viewings: Viewings;
  readonly #pushes: TablePushes;
  readonly #ports: TablePorts;
  readonly #forgetting: Forgetting;
  #closed = false;

  constructor(deps: AuthorityDeps, live: LiveTable, forget: () => void) {
    this.#deps = deps;
    this.live = live;
    this.timing = timingOf(live.game, deps);
    this.#tasks = new ScheduledTasks(deps);
    const viewings = new Viewings(this.timing, deps.local);
    this.#viewings = viewings;
    this.attendance = new Attendance(deps, viewings);
    this.sayings = new Sayings(deps.bus, live, viewings);
    this.#pushes = new TablePushes({
      deps,
      live,
      tasks: this.#tasks,
      timing: this.timing,
      viewings,
      presence: () => this.presence(),
    });
    const leaveMemory = () => {
      this.close();
      forget();
    };
    const isLookedAt = () => viewings.size > 0;
    this.#forgetting = new Forgetting({ deps, live, tasks: this.#tasks, isLookedAt, forget: leaveMemory });
    this.#ports = {
      append: (by, client, decide) => live.append(by, client, ({ match }) => decide(match)),
      change: (edit) => live.change(edit),
      attendance: this.attendance,
      deadline: new Deadline(),
      ownTime: this.timing.ownTime,
      prepareAct: (act) => this.timing.prepareAct(act, live.doc.chairs, viewings),
      visibleSince: (match) => this.timing.visibleSince(match),
    };
    live.onChange = (by) => this.#changed(by);
    this.#goOn();
    this.#forgetting.soon();
  }

  presence(): Presence {
    return {
      ...this.#viewings.presence(this.live.doc),
      leaving: (guest) => this.attendance.isLeaving(guest),
    };
  }

  info(guest: string): TableInfo {
    return infoFor(guest, this.live.doc, this.presence(), this.#tasks);
  }

  /** A stand-in that plays for this guest gives the seat back by a scheduled task (`returnTask`). */
  enter(viewing: Viewing, since: number | undefined): void {
    this.#forgetting.seen();
    this.attendance.setLeaving(viewing.guest, false);
    this.#viewings.add(viewing);
    this.#reschedule();
    if (!this.#pushes.presence(viewing.guest)) viewing.send({ type: 'table', table: this.info(viewing.guest) });
    this.#pushes.firstView(viewing, since);
  }

  leave(viewing: Viewing): void {
    if (!this.#viewings.remove(viewing)) return;
    if (viewing.guest === this.live.doc.host) this.attendance.hostLeft();
    this.#reschedule();
    this.#pushes.presence(viewing.guest);
    if (this.#viewings.size === 0) this.#forgetting.soon();
  }

  /** The guest pressed «leave»: a stand-in comes sooner, unless they still look over another connection. */
  depart(guest: string): void {
    if (this.attendance.here(guest)) return;
    this.attendance.setLeaving(guest, true);
    this.#awaitAnew(guest);
  }

  waitFor(guest: string): void {
    this.attendance.setLeaving(guest, false);
    this.#awaitAnew(guest);
  }

  /** Another node (or this one) has written something. */
  async onNews(news: News): Promise<void> {
    const { seq, version } = this.live.news;
    if (seq < news.seq || version < news.version) await this.live.refresh();
  }

  /** From now on nothing is scheduled here any more, also not by a write that is still under way. */
  close(): void {
    this.#closed = true;
    this.#forgetting.stop();
    this.#pushes.stop();
    this.#tasks.declare([]);
    for (const viewing of this.#viewings) this.timing.leave(viewing);
  }

  /** Another node serves this table from now on. */
  end(): void {
    this.close();
    for (const viewing of this.#viewings) viewing.end();
  }

  #changed(by: 'us' | 'others'): void {
    const since = this.#pushes.pushedSeq;
    this.#goOn();
    if (by !== 'us') return;
    for (const guest of guestsToCall(this.live, since, this.attendance)) this.#deps.called?.(guest);
    this.#deps.bus.publish(this.live.news);
  }

  /** Schedules and pushes what follows from what has been written. */
  #goOn(): void {
    this.#reschedule();
    const isNewDocument = this.#pushes.news();
    if (isNewDocument && this.#viewings.size === 0) this.#forgetting.soon();
    this.#closeFinished();
  }

  /** The time until a stand-in takes over for this guest begins anew. */
  #awaitAnew(guest: string): void {
    this.#tasks.restart(awayKey(guest));
    this.#reschedule();
    this.#pushes.table();
  }

  #reschedule(): void {
    if (this.#closed) return;
    const { doc } = this.live;
    if (this.attendance.update(doc) && doc.pace !== 'mail') this.#ports.deadline.reset();
    this.#tasks.declare(scheduledTasksOf(this.live, this.#deps, this.#ports));
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
}
