import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { lazy } from 'react';
import { defineTable } from '../module.ts';
import { lazyOptions } from '../shared/lazyOptions.tsx';
import { reasonInWords } from '../shared/reasonInWords.ts';
import type { Touch } from './props.ts';
import { Small } from './Small.tsx';
import { ON_ONE_SCREEN } from './seats/keys.ts';
import { moments } from './story/moments.tsx';
import { story } from './story/story.ts';
import { Table } from './Table.tsx';
import { asked, describe, moveInWords, phase } from './words/describe.ts';
import { WORDS } from './words/words.ts';

export default defineTable<NotNotView, Touch, NotNotHappening>({
  hints: false,
  ownClock: true,
  simultaneous: true,
  peopleOnOneScreen: ON_ONE_SCREEN,
  nothingHidden: true,
  dealtSelector: '.nn-cross .laid',
  Table,
  Small,
  Options: lazyOptions(() => import('./Options.tsx')),
  phase: (view, language) => phase(view, WORDS[language]),
  scores: (view) => view.won,
  describe: (happening, nameOf, language) => describe(happening, nameOf, WORDS[language]),
  asked: (view, _nameOf, language) => asked(view, WORDS[language]),
  move: (move, _nameOf, language) => moveInWords(move, WORDS[language]),
  reason: (reason, nameOf, language) => reasonInWords(reason, WORDS[language].reasons, nameOf),
  story: (view, nameOf, language, steps) => story(view, nameOf, WORDS[language], steps),
  moments: (steps, language) => moments(steps, WORDS[language]),
  Final: () => import('./story/Final.tsx'),
  Review: lazy(() => import('./review/Review.tsx')),
});
