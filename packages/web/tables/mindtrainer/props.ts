import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { TableProps } from '../module.ts';

export type MindtrainerProps = TableProps<MindtrainerView, Move, MindtrainerHappening>;
