import type { Viewer } from '@izvilina/kernel/game.ts';
import { digest } from '@izvilina/kernel/json.ts';
import { type Match, viewOf } from '@izvilina/kernel/match.ts';
import type { AgainInfo, Clock, Proof, Push, SeatInfo, TableInfo } from '@izvilina/protocol/messages.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { commitmentTo } from '@izvilina/protocol/proof.ts';
import { entropies, hintsAllowed, seatsOf, type TableDoc } from '../document/document.ts';
import { isLeft } from '../document/leaving.ts';
import { isOpen } from '../document/open-to-all.ts';
import { againOf } from '../document/rematch.ts';
import { seriesAfter } from '../document/series.ts';
import { talkAt } from '../document/talk.ts';
import type { ScheduledTasks } from '../scheduled/scheduled-tasks.ts';
import { awayKey, clockKey, dueActKey } from '../scheduled/scheduled-work.ts';
import type { LiveTable } from './live-table.ts';
import type { Presence } from './viewings.ts';

/** The table as one guest may know it: no guest's id, and no seed before the end. */
export function infoFor(
  guest: string,
  doc: TableDoc,
  presence: Presence,
  tasks: Pick<ScheduledTasks, 'left'>,
): TableInfo {
  return {
    id: doc.id,
    game: doc.game,
    rules: doc.rules,
    options: doc.options,
    pace: doc.pace,
    phase: doc.phase,
    dealing: doc.dealing,
    given: doc.chairs.some((chair) => chair.kind === 'person' && chair.guest === guest && chair.entropy !== null),
    host: doc.host === guest,
    hostSeat: seatsOf(doc, doc.host)[0] ?? null,
    hostHere: presence.here(doc.host),
    seats: doc.chairs.map((chair): SeatInfo => {
      if (chair.kind !== 'person') return chair;
      return {
        kind: 'person',
        name: chair.name,
        you: chair.guest === guest,
        here: presence.here(chair.guest),
        left: isLeft(chair) ? 'game' : presence.leaving(chair.guest) ? 'table' : null,
        standIn: chair.standIn,
        standInAfter: tasks.left(awayKey(chair.guest)),
        alias: chair.guest === guest ? null : aliasOf(chair.guest, guest),
      };
    }),
    openToAll: isOpen(doc),
    code: doc.code,
    watchersAllowed: doc.watchers,
    watchers: presence.watchers,
    arriving: doc.phase === 'gathering' ? presence.arriving : 0,
    hints: hintsAllowed(doc),
    talk: talkAt(doc),
    commitment: commitmentTo(doc.serverSeed),
    proof: doc.phase === 'over' ? proofOf(doc) : null,
    rematch: doc.rematch,
    again: doc.phase === 'over' ? againInfo(doc) : null,
    series: doc.phase === 'over' ? seriesAfter(doc) : (doc.series ?? null),
    changed: doc.changed,
  };
}

/** A pseudonym of `person` for `guest` alone: the same at every table, and of no use to anybody else. */
const aliasOf = (person: string, guest: string): string => digest([guest, person]).slice(0, ALIAS_DIGITS);
const ALIAS_DIGITS = 16;

function againInfo(doc: TableDoc): AgainInfo {
  const { agreed, bots } = againOf(doc);
  return { agreed: agreed.flatMap((one) => seatsOf(doc, one)), bots };
}

/** The same for a table without viewers. */
export const unattendedInfo = (guest: string, doc: TableDoc): TableInfo =>
  infoFor(guest, doc, { here: () => false, leaving: () => false, watchers: 0, arriving: 0 }, { left: () => null });

export const proofOf = (doc: TableDoc): Proof => ({
  seed: doc.seed ?? '',
  serverSeed: doc.serverSeed,
  clientSeeds: entropies(doc),
});

/** Each seat of the guest (one screen may hold several); without a seat, `watcher`. */
export const viewersOf = (doc: TableDoc, guest: string): Viewer[] => {
  const seats = seatsOf(doc, guest);
  return seats.length > 0 ? seats : ['watcher'];
};

export type ViewPush = Extract<Push, { type: 'view' }>;

/** The newest view and the steps since `since`; only the view if that is too long ago or ahead of this node. */
export function viewPush(live: LiveTable, viewer: Viewer, since: number, clocks: readonly Clock[]): ViewPush {
  const match = live.match as Match;
  const steps = (live.after(since) ?? []).map((step) => stepOf(step, match, viewer));
  return { type: 'view', table: live.doc.id, viewer, seq: match.seq, steps, view: viewOf(match, viewer), clocks };
}

/** The newest step goes without happenings: they are in the view. */
const stepOf = (step: Match, newest: Match, viewer: Viewer) =>
  step === newest ? { seq: step.seq } : { seq: step.seq, happened: viewOf(step, viewer).happened };

/** Time left at each asked seat: by the table's pace, or until the game's own deadline. */
export function clocksOf(live: LiveTable, tasks: Pick<ScheduledTasks, 'left'>, ownTime: boolean): Clock[] {
  const match = live.match as Match;
  const { turn } = match;
  if (turn.over || ownTime) return [];
  const { referee } = turn;
  const set = live.questions.due;
  const pace = PACES[live.doc.pace];
  const byMail = live.doc.pace === 'mail';
  const own =
    referee && 'due' in referee && set
      ? { left: tasks.left(dueActKey(match)), whole: byMail ? pace : referee.due - set.at }
      : null;
  return turn.asks.flatMap(({ seat, what }): Clock[] => {
    const byPace = tasks.left(clockKey({ seat, what }));
    const [left, whole] = byPace === null ? [own?.left ?? null, own?.whole ?? null] : [byPace, pace];
    if (left === null || whole === null) return [];
    const lead = byMail ? 0 : Math.max(0, left - whole);
    return [{ seat, left, lead, whole }];
  });
}
