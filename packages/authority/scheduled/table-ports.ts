import type { AnyAct, AnyEvent, Millis } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import type { Refusal, Result } from '@izvilina/kernel/result.ts';
import type { TableDoc } from '../document/document.ts';
import type { Deadline } from './deadline.ts';

/** What scheduled work may do to its table. Writes go through here so that all viewers are notified. */
export interface TablePorts {
  append(by: AnyEvent['by'], client: string, decide: (match: Match) => Result<AnyEvent>): Promise<Result<number>>;
  change(edit: (doc: TableDoc) => Result<TableDoc>): Promise<unknown>;
  /** Whether this guest looks at the table right now. */
  here(guest: string): boolean;
  /** Since when at least one player of the table has been looking without a break; null while none is. */
  peopleHereSince(): Millis | null;
  /** Whether this guest pressed «leave»: they are waited for only shortly. */
  leaving(guest: string): boolean;
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
