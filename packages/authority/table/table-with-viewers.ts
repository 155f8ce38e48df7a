import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Push, TableInfo } from '@izvilina/protocol/messages.ts';
import type { News } from '../bus.ts';
import { type Deps, PAUSES } from '../deps.ts';
import { Racing } from '../race/racing.ts';
import type { Measure } from '../race/round-trip.ts';
import { Duties } from '../scheduled/scheduled-tasks.ts';
import { awayKey, dutiesOf, type Hands } from '../scheduled/scheduled-work.ts';
import { seatsOf, standInFor, type TableDoc } from './document.ts';
import type { LiveTable } from './live-table.ts';
import { clocksOf, infoFor, viewersOf, viewPush } from './pushes.ts';

/** One connection looking at this table. */
export interface Onlooker {
  readonly guest: string;
  readonly line: Measure;
  send(push: Push): void;
}

/** A live table with the people around it: every change is written first, then told to each as they may know it. */
export class AttendedTable {
  readonly live: LiveTable;
  readonly racing: Racing<Onlooker>;
  readonly #deps: Deps;
  readonly #duties: Duties;
  readonly #onlookers = new Set<Onlooker>();
  readonly #leaving = new Set<string>();
  readonly #hands: Hands;
  readonly #forget: () => void;
  /** What everyone around has been told; −1 before the deal. */
  #toldSeq: number;
  #toldVersion: number;
  #forgetting: (() => void) | null = null;

  constructor(deps: Deps, live: LiveTable, forget: () => void) {
    this.#deps = deps;
    this.live = live;
    this.racing = new Racing(deps);
    this.#duties = new Duties(deps);
    this.#forget = forget;
    this.#toldSeq = live.match ? live.seq : -1;
    this.#toldVersion = live.news.version;
    this.#hands = {
      append: (by, client, decide) => this.append(by, client, decide),
      change: (edit) => this.change(edit),
      here: (guest) => this.here(guest),
      leaving: (guest) => this.#leaving.has(guest),
      reach: () => this.racing.reach(live.doc, this.#onlookers),
    };
    this.#tell();
    this.#forgetSoon();
  }

  here(guest: string): boolean {
    if (this.#deps.local) return this.#onlookers.size > 0;
    return !this.#leaving.has(guest) && [...this.#onlookers].some((onlooker) => onlooker.guest === guest);
  }

  watchers(): number {
    return [...this.#onlookers].filter((onlooker) => seatsOf(this.live.doc, onlooker.guest).length === 0).length;
  }

  info(guest: string): TableInfo {
    return infoFor(guest, this.live.doc, this, this.#duties);
  }

  async enter(onlooker: Onlooker, since: number | undefined): Promise<void> {
    const { doc } = this.live;
    this.#forgetting?.();
    this.#leaving.delete(onlooker.guest);
    this.#onlookers.add(onlooker);
    if (this.live.game.race) onlooker.line(); // whoever is asked begins to measure
    const mine = seatsOf(doc, onlooker.guest);
    const back = doc.phase === 'playing' && mine.some((seat) => standIn(doc, seat) !== null);
    if (back) await this.change((now) => ok(standInFor(now, mine, null)));
    else this.#tend();
    this.#tellTable();
    if (this.live.match) this.#tellView(onlooker, since ?? this.live.seq, true);
  }

  leave(onlooker: Onlooker): void {
    if (!this.#onlookers.delete(onlooker)) return;
    this.racing.show.forget(onlooker);
    this.#tend();
    this.#tellTable();
    if (this.#onlookers.size === 0) this.#forgetSoon();
  }

  /** They said goodbye: a stand-in comes sooner. */
  depart(guest: string): void {
    this.#leaving.add(guest);
    this.#duties.restart(awayKey(guest));
    this.#tend();
    this.#tellTable();
  }

  waitFor(guest: string): void {
    this.#leaving.delete(guest);
    this.#duties.restart(awayKey(guest));
    this.#tend();
    this.#tellTable();
  }

  async append(
    by: AnyEvent['by'],
    client: string | null,
    decide: (match: Match) => Result<AnyEvent>,
  ): Promise<Result<number>> {
    const appended = await this.live.append(by, client, decide);
    this.#spread(appended.ok);
    return appended;
  }

  async change(edit: (doc: TableDoc) => Result<TableDoc>): Promise<Result<TableDoc>> {
    const changed = await this.live.change(edit);
    this.#spread(changed.ok);
    return changed;
  }

  /** Another node (or this one) has written something. */
  async hear(news: News): Promise<void> {
    const { seq, version } = this.live.news;
    if (seq < news.seq || version < news.version) await this.live.refresh();
    this.#tell();
  }

  close(): void {
    this.#forgetting?.();
    this.#duties.declare([]);
    for (const onlooker of this.#onlookers) this.racing.show.forget(onlooker);
  }

  #forgetSoon(): void {
    this.#forgetting?.();
    this.#forgetting = this.#deps.later(PAUSES.forget, () => {
      if (this.#onlookers.size > 0) return;
      if (!this.#duties.idle) return this.#forgetSoon(); // by mail it goes on
      this.close();
      this.#forget();
    });
  }

  #tend(): void {
    this.#duties.declare(dutiesOf(this.live, this.#deps, this.#hands));
  }

  #spread(written: boolean): void {
    this.#tell();
    if (written) this.#deps.bus.publish(this.live.news);
  }

  /** Everyone hears what they have not heard yet. */
  #tell(): void {
    const { seq, version } = this.live.news;
    const since = this.#toldSeq;
    this.#tend();
    if (version > this.#toldVersion) this.#tellTable();
    if (this.live.match && seq > since) {
      this.#toldSeq = seq;
      for (const onlooker of this.#onlookers) this.#tellView(onlooker, Math.max(0, since), false);
    }
    if (this.live.over && this.live.doc.phase === 'playing')
      this.change((doc) => ok(doc.phase === 'playing' ? { ...doc, phase: 'over' } : doc)).catch((error: unknown) =>
        this.#deps.log('could not close a finished table', { table: this.live.doc.id, error: String(error) }),
      );
  }

  #tellTable(): void {
    this.#toldVersion = this.live.news.version;
    for (const onlooker of this.#onlookers) onlooker.send({ type: 'table', table: this.info(onlooker.guest) });
  }

  /** `late`: they have just come. What they are told is as new as it can be when it is sent. */
  #tellView(onlooker: Onlooker, since: number, late: boolean): void {
    const { game, match } = this.live;
    const shown = (match && game.race?.shown(match.state)) ?? null;
    this.racing.show.tell(onlooker, shown, late, () => {
      const clocks = clocksOf(this.live.match as Match, this.#duties);
      for (const viewer of viewersOf(this.live.doc, onlooker.guest))
        onlooker.send(viewPush(this.live, viewer, since, clocks));
    });
  }
}

const standIn = (doc: TableDoc, seat: number): string | null => {
  const chair = doc.chairs[seat];
  return chair?.kind === 'person' ? chair.standIn : null;
};
