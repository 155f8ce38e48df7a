import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { TableProps } from '../module.ts';

export type IngeniousProps = TableProps<IngeniousView, Move, IngeniousHappening>;
