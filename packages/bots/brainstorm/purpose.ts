import type { State } from '@izvilina/games/brainstorm/state.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { bestAt } from './lays.ts';
import { changes, type Purpose } from './reasons.ts';
import type { Plan } from './throws.ts';

/** Null for a throw past the table, and for one that can at best do no harm. */
export function purposeOf(state: State, seat: Seat, { missile, target }: Plan): Purpose | null {
  if (target === null) return null;
  const { before, settled } = bestAt(state, seat, missile, target);
  const keys = new Set(changes(before, settled, seat).map(({ key }) => key));
  if (keys.has('destroys')) return missile === 'burner' ? 'burn' : 'battle';
  if (keys.has('claims')) return 'neutral';
  if (keys.has('grows')) return 'own';
  return keys.has('alone') ? 'open' : null;
}
