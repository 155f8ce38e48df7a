import type { Reason } from '@izvilina/bots/bot.ts';

/** At most `most` reasons. A chance to win does not say why a move is good: it is given only without other reasons. */
export function plainReasons(why: readonly Reason[], most: number): readonly Reason[] {
  const plain = why.filter(({ key }) => key !== 'winChance');
  return (plain.length > 0 ? plain : why).slice(0, most);
}
