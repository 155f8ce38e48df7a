import type { AnyEvent, Seat } from '@izvilina/kernel/game.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { advance, type Match, viewOf } from '@izvilina/kernel/match.ts';

/** Folds an accepted log and returns the first event that should not have been accepted; null if there is none. */
export function wrongEvent(begun: Match, events: readonly AnyEvent[]): string | null {
  let match = begun;
  for (const event of events) {
    const next = advance(match, event);
    if (!next.ok) return `event ${match.seq + 1}: ${canonical(event)} is refused: ${next.error.code}`;
    if (event.by !== 'referee' && !isListed(match, event.by, event.move, next.value))
      return `event ${match.seq + 1}: ${canonical(event)} is not listed`;
    match = next.value;
  }
  return null;
}

/** Whether the move is listed, or is another spelling that leads to the same state as a listed one. */
function isListed(match: Match, seat: Seat, move: unknown, reached: Match): boolean {
  const moves = match.game.moves(viewOf(match, seat));
  if (!moves.finite) return true;
  const [said, there] = [canonical(move), canonical(reached.state)];
  const leadsThere = (listed: unknown) => {
    const next = advance(match, { at: reached.at, by: seat, move: listed });
    return next.ok && canonical(next.value.state) === there;
  };
  return moves.all.some((listed) => canonical(listed) === said) || moves.all.some(leadsThere);
}
