import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { lazy } from 'react';
import { defineTable } from '../module.ts';
import { lazyOptions } from '../shared/lazyOptions.tsx';
import { pictureOf } from './board/Picture.tsx';
import { Held } from './hand/Held.tsx';
import { Small } from './Small.tsx';
import { moments } from './story/moments.tsx';
import { story } from './story/story.ts';
import { Table } from './Table.tsx';
import { asked, describe, moveInWords, phaseInWords, reasonInWords, refusalInWords } from './words/describe.ts';
import { WORDS } from './words/words.ts';

export default defineTable<MindtrainerView, Move, MindtrainerHappening>({
  hints: true,
  ownClock: false,
  simultaneous: false,
  peopleOnOneScreen: null,
  nothingHidden: false,
  dealtSelector: '.mt-rack li',
  Table,
  Small,
  SmallHand: Held,
  Options: lazyOptions(() => import('./Options.tsx')),
  phase: (view, language) => phaseInWords(view, WORDS[language]),
  scores: (view) => view.scores,
  describe: (happening, nameOf, language) => describe(happening, nameOf, WORDS[language]),
  asked: (view, nameOf, language) => asked(view, nameOf, WORDS[language]),
  move: (move, _nameOf, language) => moveInWords(move, WORDS[language]),
  picture: pictureOf,
  reason: (reason, _nameOf, language) => reasonInWords(reason, WORDS[language]),
  refusal: (refusal, language) => refusalInWords(refusal, WORDS[language]),
  story: (view, nameOf, language) => story(view, nameOf, WORDS[language]),
  moments: (steps, language) => moments(steps, WORDS[language]),
  Final: () => import('./story/Final.tsx'),
  exported: {
    label: (language) => WORDS[language].gcg,
    async write({ frames }, names) {
      const { writeGcg } = await import('./gcg/write.ts');
      return { extension: 'gcg', text: writeGcg(frames, names) };
    },
    read: async (text) => (await import('./gcg/replay.ts')).replayFrom(text),
  },
  Review: lazy(() => import('./review/Review.tsx')),
});
