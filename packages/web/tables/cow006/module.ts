import type { Move } from '@izvilina/games/cow006/move-shapes.ts';
import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view.ts';
import { SCENARIOS } from '@izvilina/games/scenarios.ts';
import type { TableModule } from '../module.ts';
import { Held } from './hand/Held.tsx';
import { Options } from './Options.tsx';
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
  phase: (view, language) => phase(view as CowView, WORDS[language]),
  tell: (happening, nameOf, language) => tell(happening as CowHappening, nameOf, WORDS[language]),
  asked: (view, nameOf, language) => asked(view as CowView, nameOf, WORDS[language]),
  move: (move, language) => moveInWords(move as Move, WORDS[language]),
  reason: (reason, language) => reasonInWords(reason, WORDS[language]),
  story: (view, nameOf, language) => story(view as CowView, nameOf, WORDS[language]),
  moments: (steps, language) => moments(steps, WORDS[language]),
  chapters: () => SCENARIOS.cow006(),
};

export default module;
