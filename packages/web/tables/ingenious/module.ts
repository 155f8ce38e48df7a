import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { defineTable } from '../module.ts';
import { lazyOptions } from '../shared/lazyOptions.tsx';
import { reasonInWords } from '../shared/reasonInWords.ts';
import { pictureOf } from './board/Piece.tsx';
import { fit } from './fit.ts';
import { Held } from './hand/Held.tsx';
import { Small } from './Small.tsx';
import { moments } from './story/moments.tsx';
import { story } from './story/story.ts';
import { Table } from './Table.tsx';
import { asked, describe, moveInWords, phase } from './words/describe.ts';
import { WORDS } from './words/words.ts';

export default defineTable<IngeniousView, Move, IngeniousHappening>({
  hints: true,
  ownClock: false,
  simultaneous: false,
  peopleOnOneScreen: null,
  nothingHidden: false,
  dealtSelector: '.ing-rack li',
  Table,
  Small,
  SmallHand: Held,
  Options: lazyOptions(() => import('./Options.tsx')),
  optionsFor: fit,
  phase: (view, language) => phase(view, WORDS[language]),
  scores: (view) => view.seats.map(({ team }) => Math.min(...(view.tracks[team] ?? []))),
  describe: (happening, nameOf, language) => describe(happening, nameOf, WORDS[language]),
  asked: (view, nameOf, language) => asked(view, nameOf, WORDS[language]),
  move: (move, _nameOf, language) => moveInWords(move, WORDS[language]),
  picture: pictureOf,
  reason: (reason, nameOf, language) => reasonInWords(reason, WORDS[language].reasons, nameOf),
  story: (view, nameOf, language, steps) => story(view, nameOf, WORDS[language], steps),
  moments: (steps, language) => moments(steps, WORDS[language]),
  Final: () => import('./story/Final.tsx'),
});
