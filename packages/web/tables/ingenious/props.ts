import type { Move } from '@izvilina/games/ingenious/move-shapes.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view.ts';
import type { TableProps } from '../module.ts';

export type IngeniousProps = TableProps<IngeniousView, Move, IngeniousHappening>;
