import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { defineBook } from '../../book.ts';
import { explain } from './explain.ts';
import { Figure } from './Figure.tsx';

export default defineBook<MindtrainerView, Move, MindtrainerHappening>({ explain, explainsBefore: false, Figure });
