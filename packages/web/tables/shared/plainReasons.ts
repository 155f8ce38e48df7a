import type { Reason } from '@izvilina/bots/bot.ts';

/** A chance to win says that a move is good, not why: it is told only where there is nothing else. */
export function plainReasons(why: readonly Reason[], most: number): readonly Reason[] {
  const plain = why.filter(({ key }) => key !== 'winChance');
  return (plain.length > 0 ? plain : why).slice(0, most);
}
