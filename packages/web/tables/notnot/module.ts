import type { Move } from '@izvilina/games/notnot/move-shapes.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view.ts';
import type { TableModule } from '../module.ts';
import { Options } from './Options.tsx';
import { Small } from './Small.tsx';
import { ON_ONE_SCREEN } from './seats/keys.ts';
import { moments } from './story/moments.tsx';
import { story } from './story/story.ts';
import { Table } from './Table.tsx';
import { reasonInWords } from './words/reasons.ts';
import { asked, moveInWords, phase, tell } from './words/tell.ts';
import { WORDS } from './words/words.ts';

const module: TableModule = {
  Table,
  Small,
  Options,
  race: { onOneScreen: ON_ONE_SCREEN },
  phase: (view, language) => phase(view as NotNotView, WORDS[language]),
  tell: (happening, nameOf, language) => tell(happening as NotNotHappening, nameOf, WORDS[language]),
  asked: (view, _nameOf, language) => asked(view as NotNotView, WORDS[language]),
  move: (move, language) => moveInWords(move as Move, WORDS[language]),
  reason: (reason, language) => reasonInWords(reason, WORDS[language]),
  story: (view, nameOf, language, steps) => story(view as NotNotView, nameOf, WORDS[language], steps),
  moments: (steps, language) => moments(steps, WORDS[language]),
  chapters: () => import('@izvilina/games/notnot/scenarios.ts'),
};

export default module;
