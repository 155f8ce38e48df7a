import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { defineBook } from '../../book.ts';
import { explain } from './explain.ts';
import { Figure } from './Figure.tsx';

export default defineBook<CowView, Move, CowHappening>({ explain, explainsBefore: true, Figure });
