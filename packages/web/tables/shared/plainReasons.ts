import type { Reason } from '@izvilina/bots/bot.ts';

/**
 * At most `most` reasons. A chance to win says that a move is good, not why, so it is given only when there is no other
 * reason.
 */
export function plainReasons(why: readonly Reason[], most: number): readonly Reason[] {
  const plain = why.filter(({ key }) => key !== 'winChance');
  return (plain.length > 0 ? plain : why).slice(0, most);
}
