import type { Move } from '@izvilina/games/ingenious/move-shapes.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view.ts';
import { SCENARIOS } from '@izvilina/games/scenarios.ts';
import type { TableModule } from '../module.ts';
import { pictureOf } from './board/Piece.tsx';
import { Held } from './hand/Held.tsx';
import { fit } from './options/fit.ts';
import { Options } from './options/Options.tsx';
import { Small } from './Small.tsx';
import { moments } from './story/moments.tsx';
import { story } from './story/story.ts';
import { Table } from './Table.tsx';
import { reasonInWords } from './words/reasons.ts';
import { asked, moveInWords, phase, tell } from './words/tell.ts';
import { WORDS } from './words/words.ts';

const module: TableModule = {
  Table,
  Small,
  Held,
  Options,
  fit,
  phase: (view, language) => phase(view as IngeniousView, WORDS[language]),
  tell: (happening, nameOf, language) => tell(happening as IngeniousHappening, nameOf, WORDS[language]),
  asked: (view, nameOf, language) => asked(view as IngeniousView, nameOf, WORDS[language]),
  move: (move, language) => moveInWords(move as Move, WORDS[language]),
  picture: (move) => pictureOf(move as Move),
  reason: (reason, language) => reasonInWords(reason, WORDS[language]),
  story: (view, nameOf, language) => story(view as IngeniousView, nameOf, WORDS[language]),
  moments: (steps, language) => moments(steps, WORDS[language]),
  chapters: () => SCENARIOS.ingenious(),
};

export default module;
