import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { defineBook } from '../../book.ts';
import { explain } from './explain.ts';
import { Figure } from './Figure.tsx';

export default defineBook<IngeniousView, Move, IngeniousHappening>({ explain, explainsBefore: false, Figure });
