import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { TableProps } from '../module.ts';

export type CowProps = TableProps<CowView, Move, CowHappening>;
