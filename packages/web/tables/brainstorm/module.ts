import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { defineTable } from '../module.ts';
import { lazyOptions } from '../shared/lazyOptions.tsx';
import { reasonInWords } from '../shared/reasonInWords.ts';
import { loadPlaying, playingIfLoaded } from './controls/usePlaying.ts';
import { pictureOf } from './near/Picture.tsx';
import { Small } from './Small.tsx';
import { Defs } from './scene/Defs.tsx';
import { moments } from './story/moments.tsx';
import { story } from './story/story.ts';
import { Table } from './Table.tsx';
import { asked, describe, moveInWords, phase } from './words/describe.ts';
import { WORDS } from './words/words.ts';

export default defineTable<BrainstormView, Move, BrainstormHappening>({
  hints: true,
  ownClock: false,
  simultaneous: false,
  peopleOnOneScreen: null,
  nothingHidden: true,
  dealtSelector: '.bs-pile, .bs-have > svg',
  Table,
  Small,
  Options: lazyOptions(() => import('./Options.tsx')),
  Defs,
  phase: (view, language) => phase(view, WORDS[language]),
  scores: (view) => view.scores,
  describe: (happening, nameOf, language) => describe(happening, nameOf, WORDS[language]),
  asked: (view, nameOf, language) => asked(view, nameOf, WORDS[language]),
  move: (move, nameOf, language) => moveInWords(move, nameOf, WORDS[language]),
  picture: pictureOf,
  reason: (reason, nameOf, language) => reasonInWords(reason, WORDS[language].reasons, nameOf),
  forPlayers: loadPlaying,
  refusal: (refusal, language) => playingIfLoaded()?.refusal(refusal, language) ?? null,
  story: (view, nameOf, language, steps) => story(view, nameOf, WORDS[language], steps),
  moments: (steps, language) => moments(steps, WORDS[language]),
  Final: () => import('./story/Final.tsx'),
});
