import type { Millis, Viewer } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { type AuthorityDeps, PAUSES } from '../deps.ts';
import { isSeated, mayLook, type TableDoc } from '../document/document.ts';
import type { ScheduledTasks } from '../scheduled/scheduled-tasks.ts';
import type { Versioned } from '../store.ts';
import type { LiveTable } from './live-table.ts';
import { clocksOf, infoFor, type ViewPush, viewersOf, viewPush } from './push-content.ts';
import { takeBackIn } from './take-back.ts';
import type { TableTiming } from './timing.ts';
import type { Presence, Viewing, Viewings } from './viewings.ts';

export interface PushedFrom {
  readonly deps: AuthorityDeps;
  readonly live: LiveTable;
  readonly tasks: ScheduledTasks;
  readonly timing: TableTiming<Viewing>;
  readonly viewings: Viewings;
  presence(): Presence;
}

/** The pushes of one event by viewer: viewings with the same viewer are sent the same object. */
type SharedPushes = Map<Viewer, ViewPush>;

/** Sends a table and its views to everybody who looks, each as its guest may know them. */
export class TablePushes {
  readonly #from: PushedFrom;
  /** The newest seq pushed to all viewings; −1 before the deal. */
  #pushedSeq: number;
  /** The newest document that was pushed to all viewings, and its version. */
  #pushed: Versioned<TableDoc>;
  /** When the table was last pushed to everybody, and how to call off the next such push, where one is scheduled. */
  #pushedAt: Millis = Number.NEGATIVE_INFINITY;
  #callOff: (() => void) | null = null;

  constructor(from: PushedFrom) {
    this.#from = from;
    this.#pushedSeq = from.live.match ? from.live.seq : -1;
    this.#pushed = { doc: from.live.doc, version: from.live.news.version };
  }

  get pushedSeq(): number {
    return this.#pushedSeq;
  }

  /** Pushes to each viewing what it has not been sent yet. True: the document has changed. */
  news(): boolean {
    const { live, viewings } = this.#from;
    const { seq, version } = live.news;
    const isNewVersion = version > this.#pushed.version;
    const since = Math.max(0, Math.min(this.#pushedSeq, seq)); // the store may have been restored to an earlier state
    const ends = live.doc.phase === 'over'; // the last move is pushed before its result
    if (isNewVersion && !ends) this.#document();
    if (live.match && seq !== this.#pushedSeq) {
      this.#pushedSeq = seq;
      const shared: SharedPushes = new Map();
      for (const viewing of viewings) this.#view(viewing, since, { cameLate: false, shared });
    }
    if (isNewVersion && ends) this.#document();
    return isNewVersion;
  }

  /** What somebody sees who has just opened the table. */
  firstView(viewing: Viewing, since: number | undefined): void {
    const { live } = this.#from;
    if (live.match) this.#view(viewing, since ?? live.seq, { cameLate: true, shared: new Map() });
  }

  /**
   * Pushes that somebody has come or gone: at once if they play here. The number of watchers is pushed less often the
   * more there are, otherwise a crowd that comes and goes would cost its square in pushes. False: it is pushed later.
   */
  presence(guest: string): boolean {
    const { deps, live, viewings } = this.#from;
    const wait = this.#pushedAt + PAUSES.presencePerViewing * viewings.size - deps.clock();
    const now = wait <= 0 || guest === live.doc.host || isSeated(live.doc, guest);
    if (now) this.table();
    else this.#callOff ??= deps.later(wait, () => this.table());
    return now;
  }

  /** The table's info to everybody. */
  table(): void {
    const { deps, live, tasks, viewings, presence } = this.#from;
    this.#callOff?.();
    this.#callOff = null;
    this.#pushedAt = deps.clock();
    const present = presence();
    for (const viewing of viewings)
      viewing.send({ type: 'table', table: infoFor(viewing.guest, live.doc, present, tasks) });
  }

  stop(): void {
    this.#callOff?.();
  }

  #document(): void {
    const { live, viewings } = this.#from;
    const before = this.#pushed.doc;
    this.#pushed = { doc: live.doc, version: live.news.version };
    this.#closeForStrangers();
    // Whoever has given their seat up, over another connection, goes on as a watcher.
    for (const viewing of viewings)
      if (isSeated(before, viewing.guest) && !isSeated(live.doc, viewing.guest)) this.firstView(viewing, undefined);
    this.table();
  }

  /** Ends the viewings of guests who may no longer look, e.g. because the table was dealt. */
  #closeForStrangers(): void {
    const { live, viewings } = this.#from;
    for (const viewing of [...viewings]) {
      const allowed = mayLook(live.doc, viewing.guest);
      if (allowed.ok) continue;
      viewings.remove(viewing);
      viewing.send({ type: 'closed', table: live.doc.id, error: allowed.error });
    }
  }

  /** The content is the newest at the moment of sending. */
  #view(viewing: Viewing, since: number, how: { readonly cameLate: boolean; readonly shared: SharedPushes }): void {
    const { live, timing } = this.#from;
    const { cameLate, shared } = how;
    const seated = isSeated(live.doc, viewing.guest);
    timing.deliver(viewing, live.match as Match, { cameLate, seated }, () => {
      for (const viewer of viewersOf(live.doc, viewing.guest)) {
        const known = shared.get(viewer);
        const push = known?.seq === live.seq ? known : this.#viewPush(viewer, since, shared);
        shared.set(viewer, push);
        viewing.send(push);
      }
    });
  }

  #viewPush(viewer: Viewer, since: number, shared: SharedPushes): ViewPush {
    const { deps, live, tasks, timing } = this.#from;
    const [made] = shared.values();
    const clocks = made?.seq === live.seq ? made.clocks : clocksOf(live, tasks, timing.ownTime);
    const takeBack = takeBackIn(live, deps.local);
    return { ...viewPush(live, viewer, since, clocks), ...(takeBack !== null && { takeBack }) };
  }
}
