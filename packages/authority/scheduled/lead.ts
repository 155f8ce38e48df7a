import type { AnyGame, Millis } from '@izvilina/kernel/game.ts';
import { HURRY } from '@izvilina/protocol/pace.ts';
import type { Happened, Put } from '../table/questions.ts';

/** Time in ms for the way to the page and its first picture. */
const WAY = 400;
/** A new event cuts the telling of the previous one short, except for the picture on show: at most this long. */
const LAST_PICTURE = 1_000;
/** Longest lead of a clock, whatever happened. */
export const LONGEST_LEAD = 10_000;

/**
 * How long after it was asked a question becomes visible: a page first tells what led to it. Computed from the log
 * alone and the same for everybody, so that no page can gain time by claiming not to be ready.
 */
export function leadOf(game: AnyGame, { before, ...put }: Put, time: Millis): Millis {
  const speed = time < HURRY.under ? HURRY.speed : 1;
  const toldAt = ({ at, happened }: Happened) => at + (game.tellingTime?.(happened) ?? 0) * speed;
  const telling = toldAt(put) - put.at;
  if (telling === 0) return 0;
  const unfinished = before ? Math.min(LAST_PICTURE * speed, Math.max(0, toldAt(before) - put.at)) : 0;
  return Math.round(Math.min(LONGEST_LEAD, WAY + unfinished + telling));
}
