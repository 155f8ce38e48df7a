import type { Ask, Millis } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { PAUSES } from '../deps.ts';
import type { LiveTable } from '../table/live-table.ts';
import { leadOf } from './lead.ts';
import type { TablePorts } from './table-ports.ts';

/** When the game's own deadline really ends. */
export function endOf(match: Match, due: Millis, live: LiveTable, ports: TablePorts, now: Millis): Millis {
  const byMail = live.doc.pace === 'mail';
  const set = ports.ownTime || !asksSomebody(match) ? null : live.questions.due;
  if (byMail && set) return Math.max(due, mailEnd(live, set.at, now));
  const hereSince = ports.attendance.peopleHereSince;
  const unseen = hereSince === null || byMail || match.at < hereSince;
  const end = set ? due + leadOf(match.game, set, due - set.at) : due;
  return ports.deadline.end(end, { unseen, grace: graceOf(match, due, ports), now });
}

/**
 * By mail the time counts from when the question was asked, by the log, so that neither a restart nor coming back changes
 * it. Only where the table has waited for its people do they have the whole time again.
 */
function mailEnd({ lastPlayedAt }: LiveTable, askedAt: Millis, now: Millis): Millis {
  const end = askedAt + PACES.mail;
  const waited = end <= now && end >= lastPlayedAt + PAUSES.unseenByMail;
  return waited ? now + PACES.mail : end;
}

const asksSomebody = ({ turn }: Match): boolean => !turn.over && turn.asks.length > 0;

/** How long a deadline that passed unseen stays open: enough to read the question and begin calmly. */
function graceOf(match: Match, due: Millis, ports: TablePorts): Millis {
  if (!asksSomebody(match)) return PAUSES.ready;
  if (ports.ownTime) return 0; // a player who was cut off from the reveal cannot make up for it
  return Math.min(PAUSES.overdue, Math.max(PAUSES.ready, due - match.at));
}

/**
 * The whole time at most, also where the clock was set back while the server was down, and what is left of the question's
 * lead: nothing for somebody who comes back later.
 */
export function paceLeft(live: LiveTable, { seat }: Ask, pace: Millis, now: Millis): Millis {
  const asked = live.questions.bySeat[seat];
  if (!asked) return pace;
  if (live.doc.pace === 'mail') return Math.min(pace, Math.max(0, mailEnd(live, asked.at, now) - now));
  const lead = leadOf(live.game, asked, pace);
  return pace + Math.max(0, Math.min(lead, asked.at + lead - now));
}
