import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import { CowCard } from './CowCard.tsx';

/** The card of a move. */
export const picture = (move: Move) => (move.type === 'takeRow' ? null : <CowCard n={move.card} />);
