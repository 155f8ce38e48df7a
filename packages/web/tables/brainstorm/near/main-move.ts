import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { Phase } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { throwOf } from '../controls/aim.ts';
import type { Controls } from '../controls/controls.ts';
import { answerWith } from '../controls/targets.ts';

/** Phases in which the box may be moved (BS-07). */
export const TAKES_BOX: readonly Phase[] = ['dice', 'throw', 'burnerThrow', 'end'];

/** The move that the main button and Enter make now; null when there is none. */
export function mainMove(view: BrainstormView, { aim, die, lay, burn, target }: Controls): Move | null {
  switch (view.phase) {
    case 'throw':
    case 'burnerThrow':
      return die && throwOf(aim, die);
    case 'lay':
      return lay;
    case 'burn':
      return { type: 'burn', angle: burn };
    case 'pawn':
      return { type: 'pawn', on: true };
    case 'return':
    case 'relocate':
    case 'claim':
      return target === null ? null : answerWith(view, target);
    case 'end':
      return { type: 'endTurn' };
    default:
      return null;
  }
}
