import { chanceAt, shuffled } from '@izvilina/kernel/chance.ts';
import type { Day } from '../pages/daily/day.ts';

/** Index of a day's puzzle among `count`. All of them come up, in shuffled order, before any is repeated. */
export function puzzleOn(day: Day, game: string, count: number): number {
  const round = Math.floor(day / count);
  const order = shuffled([...Array(count).keys()], chanceAt(`daily/${game}`, round));
  return order[day - round * count] as number;
}
