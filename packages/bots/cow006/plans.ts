import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import { rowFor } from '@izvilina/games/cow006/rules/place.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';

/** Two cards for the same row (or both below every row) are one plan; all other moves are plans of their own. */
export function samePlan({ rows }: CowView, one: Move, other: Move): boolean {
  if (one.type === 'pick' && other.type === 'pick') return rowFor(rows, one.card) === rowFor(rows, other.card);
  if (one.type === 'takeRow' && other.type === 'takeRow') return one.row === other.row;
  return one.type === 'draft' && other.type === 'draft' && one.card === other.card;
}
