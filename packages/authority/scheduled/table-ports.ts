import type { AnyAct, AnyEvent, Millis, Seat } from '@izvilina/kernel/game.ts';
import { askOf, type Match } from '@izvilina/kernel/match.ts';
import { ok, type Refusal, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { TableDoc } from '../document/document.ts';
import type { Attendance } from '../table/attendance.ts';
import type { Deadline } from './deadline.ts';

/** What scheduled work may do to its table. Writes go through here so that all viewers are notified. */
export interface TablePorts {
  append(by: AnyEvent['by'], client: string, decide: (match: Match) => Result<AnyEvent>): Promise<Result<number>>;
  change(edit: (doc: TableDoc) => Result<TableDoc>): Promise<unknown>;
  readonly attendance: Pick<Attendance, 'here' | 'peopleHereSince' | 'isLeaving'>;
  /** The game measures and shows time itself. */
  readonly ownTime: boolean;
  /** The referee's act as it is to be written now. */
  prepareAct(act: AnyAct): AnyAct;
  /** Since when the current question can be seen; null: since it was asked. */
  visibleSince(match: Match): Millis | null;
  readonly deadline: Deadline;
}

/** Refused because the match has gone on, or the table is removed: nothing is left to do. Any other refusal is our own bug. */
export const isOutdated = ({ code }: Refusal): boolean => code === 'STALE' || code === 'NO_SUCH_TABLE';

/**
 * Adds an event to the match; false if there is nothing left to do. Where the rules refuse the event the task fails: that is logged, and the task is
 * tried again.
 */
export async function append(ports: TablePorts, ...event: Parameters<TablePorts['append']>): Promise<boolean> {
  const appended = await ports.append(...event);
  if (!appended.ok && !isOutdated(appended.error)) throw new Error(`refused: ${appended.error.code}`);
  return appended.ok;
}

/** Only while the very same question is open. */
export const stillAsked = (seat: Seat, what: string, event: AnyEvent) => (match: Match) =>
  askOf(match, seat) === what ? ok(event) : refuse('STALE');
