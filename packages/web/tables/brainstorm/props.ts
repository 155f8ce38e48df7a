import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { TableProps } from '../module.ts';

export type BrainstormProps = TableProps<BrainstormView, Move, BrainstormHappening>;
