import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Language } from '../../../i18n/words.ts';
import { Acts } from '../near/Acts.tsx';
import { placementAdvised } from '../near/advice.ts';
import { Countdown } from '../near/Countdown.tsx';
import { onKey } from '../near/keys.ts';
import { Panel } from '../near/panels/Panel.tsx';
import { saying } from '../near/saying.ts';
import { focusOnAll } from '../scene/focus-on-all.ts';
import { PLAYING_WORDS } from '../words/playing.ts';
import { refusalInWords } from '../words/refusal.ts';
import { throwOf } from './aim.ts';
import { controlsFor, grabs, reduce, released } from './controls.ts';
import { posed, posesOf } from './laying.ts';
import { prepare } from './prepare.ts';

/**
 * Code that only players need: aiming, laying, consequences, and the input panels. A chunk of its own, which a watcher
 * or a replay never loads (`usePlaying.ts`).
 */
export const playing = {
  controlsFor,
  grabs,
  reduce,
  released,
  throwOf,
  posed,
  posesOf,
  prepare,
  placementAdvised,
  focusOnAll,
  /** Here, because only players can have a move refused. */
  refusal: (refusal: Refusal, language: Language) => refusalInWords(refusal, PLAYING_WORDS[language]),
  Acts,
  Countdown,
  Panel,
  onKey,
  saying,
};
