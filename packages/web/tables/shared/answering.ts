import type { View } from '@izvilina/kernel/game.ts';
import type { TableProps } from '../module.ts';

/** How the seat that is shown plays a move; null where nothing may be played. */
export const answering = <V extends View, Move>({
  play,
  seat,
}: Pick<TableProps<V, Move>, 'play' | 'seat'>): ((move: Move) => void) | null =>
  play && seat !== null ? (move) => play({ seat, move }) : null;
