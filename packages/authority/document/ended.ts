import type { Millis } from '@izvilina/kernel/game.ts';
import { hashOf, type Match } from '@izvilina/kernel/match.ts';
import type { TableDoc } from './document.ts';

/** The document of a table whose match is over. */
export function ended(doc: TableDoc, match: Match, now: Millis): TableDoc {
  const { scores, places } = match.game.result(match.state);
  return { ...doc, phase: 'over', hash: hashOf(match), outcome: { scores, places }, ended: now, changed: now };
}
