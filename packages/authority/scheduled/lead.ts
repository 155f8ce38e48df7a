import type { AnyGame, Millis } from '@izvilina/kernel/game.ts';
import { HURRY } from '@izvilina/protocol/pace.ts';
import type { Happened, Put } from '../table/questions.ts';

/** For the way to the page and its first picture. */
const WAY = 400;
/** News cuts short what is still being told of the event before, but for the picture that is on show. */
const LAST_PICTURE = 1_000;
/** No clock starts later than this, whatever happened. */
export const LONGEST_LEAD = 10_000;

/**
 * How long after it was put a question can be seen: a page first tells what led to it. It follows from the log alone and
 * is the same for everybody, so no page can gain time by saying that it is not ready.
 */
export function leadOf(game: AnyGame, { before, ...put }: Put, time: Millis): Millis {
  const speed = time < HURRY.under ? HURRY.speed : 1;
  const toldAt = ({ at, happened }: Happened) => at + (game.tellingTime?.(happened) ?? 0) * speed;
  const telling = toldAt(put) - put.at;
  if (telling === 0) return 0;
  const unfinished = before ? Math.min(LAST_PICTURE * speed, Math.max(0, toldAt(before) - put.at)) : 0;
  return Math.round(Math.min(LONGEST_LEAD, WAY + unfinished + telling));
}
