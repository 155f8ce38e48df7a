import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { defineTable } from '../module.ts';
import { lazyOptions } from '../shared/lazyOptions.tsx';
import { reasonInWords } from '../shared/reasonInWords.ts';
import { CowDefs } from './board/CowCard.tsx';
import { picture } from './board/picture.tsx';
import { Cover } from './Cover.tsx';
import { Held } from './hand/Held.tsx';
import { Pip } from './Pip.tsx';
import { Small } from './Small.tsx';
import { CowCrown } from './story/CowCrown.tsx';
import { moments } from './story/moments.tsx';
import { story } from './story/story.ts';
import { Table } from './Table.tsx';
import { asked, describe, moveInWords, phase } from './words/describe.ts';
import { WORDS } from './words/words.ts';

export default defineTable<CowView, Move, CowHappening>({
  hints: true,
  ownClock: false,
  simultaneous: false,
  peopleOnOneScreen: null,
  nothingHidden: false,
  dealtSelector: '.cow-rows .cow-place:not(.slot), .cow-fan .face',
  Table,
  Small,
  SmallHand: Held,
  Options: lazyOptions(() => import('./Options.tsx')),
  Cover,
  Defs: CowDefs,
  Pip,
  LoserAward: CowCrown,
  phase: (view, language) => phase(view, WORDS[language]),
  scores: (view) => view.totals,
  describe: (happening, nameOf, language) => describe(happening, nameOf, WORDS[language]),
  asked: (view, nameOf, language) => asked(view, nameOf, WORDS[language]),
  move: (move, _nameOf, language) => moveInWords(move, WORDS[language]),
  picture,
  reason: (reason, nameOf, language) => reasonInWords(reason, WORDS[language].reasons, nameOf),
  story: (view, nameOf, language) => story(view, nameOf, WORDS[language]),
  moments: (steps, language) => moments(steps, WORDS[language]),
  Final: () => import('./story/Final.tsx'),
});
