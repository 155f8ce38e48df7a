import type { View } from '@izvilina/kernel/game.ts';
import type { TableProps } from '../module.ts';

/** Plays a move for the shown seat; null when nothing may be played. */
export const answering = <V extends View, Move>({
  play,
  seat,
}: Pick<TableProps<V, Move>, 'play' | 'seat'>): ((move: Move) => void) | null =>
  play && seat !== null ? (move) => play({ seat, move }) : null;
