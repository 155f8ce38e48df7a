import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { defineBook } from '../../book.ts';
import { explain } from './explain.ts';
import { Figure } from './Figure.tsx';

export default defineBook<BrainstormView, Move, BrainstormHappening>({ explain, explainsBefore: false, Figure });
