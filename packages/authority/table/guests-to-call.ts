import type { Attendance } from './attendance.ts';
import type { LiveTable } from './live-table.ts';
import { unchangedSince } from './questions.ts';

/** In a game by mail, where people are mostly away: those who do not look and were asked something after event `since`. */
export function guestsToCall(
  { doc, match, questions }: LiveTable,
  since: number,
  attendance: Pick<Attendance, 'here'>,
): string[] {
  if (doc.pace !== 'mail' || !match || match.turn.over) return [];
  return match.turn.asks.flatMap(({ seat }) => {
    const chair = doc.chairs[seat];
    const isAway = chair?.kind === 'person' && chair.standIn === null && !attendance.here(chair.guest);
    return isAway && !unchangedSince(questions, seat, since) ? [chair.guest] : [];
  });
}
