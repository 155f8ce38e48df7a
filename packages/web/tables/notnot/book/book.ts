import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { defineBook } from '../../book.ts';
import type { Touch } from '../props.ts';
import { explain } from './explain.ts';
import { Figure } from './Figure.tsx';

export default defineBook<NotNotView, Touch, NotNotHappening>({ explain, explainsBefore: false, Figure });
