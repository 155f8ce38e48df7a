import type { AnyGame, Happening, Millis } from '@izvilina/kernel/game.ts';
import { HURRY } from '@izvilina/protocol/pace.ts';
import type { Asked, Happened } from '../table/questions.ts';

/** Until a push has reached the page and its first picture is on the screen. */
const DELIVERY = 400;
/** When a push comes, a page drops what it still had to show of the event before, but not the picture on the screen. */
const LAST_PICTURE = 1_000;
/** The telling makes no clock start later than this, whatever happened. What is to be read comes on top. */
export const LONGEST_LEAD = 10_000;

/**
 * How long after it was asked a question can be seen: a page first shows what led to it. It follows from the log alone and
 * is the same for everybody, so no page can gain time by saying that it is not ready.
 */
export function leadOf(game: AnyGame, { before, ...asked }: Asked, time: Millis): Millis {
  const toldAt = ({ at, happened }: Happened) => at + tellingIn(game, happened, time);
  const telling = toldAt(asked) - asked.at;
  if (telling === 0) return 0;
  const unfinished = before ? Math.min(lastPicture(time), Math.max(0, toldAt(before) - asked.at)) : 0;
  const reading = game.readingTime?.(asked.happened) ?? 0;
  return Math.round(Math.min(LONGEST_LEAD, DELIVERY + unfinished + telling) + reading);
}

/** How long after it was asked a bot may answer: when all that led to the question is on the screen, so that nobody misses it. */
export const botLeadOf = (game: AnyGame, { happened }: Asked, time: Millis): Millis =>
  Math.min(LONGEST_LEAD, Math.max(0, tellingIn(game, happened, time) - lastPicture(time)));

const speedIn = (time: Millis): number => (time < HURRY.under ? HURRY.speed : 1);
const lastPicture = (time: Millis): Millis => LAST_PICTURE * speedIn(time);
const tellingIn = ({ tellingTime }: AnyGame, happened: readonly Happening[], time: Millis): Millis =>
  (tellingTime?.(happened) ?? 0) * speedIn(time);
