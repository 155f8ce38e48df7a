import { burning } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { Brainstorm } from '../brainstorm.ts';
import type { Controls } from '../controls/controls.ts';
import { burningInWords, consequenceInWords, type InWords } from '../words/consequence.ts';
import { asked, hasRivalNetworks } from '../words/describe.ts';
import { PLAYING_WORDS } from '../words/playing.ts';

/** The question for the player who is asked; while a tile or the burner is held over the die, its consequences. */
export function saying({ view, pose, language, nameOf }: Brainstorm, controls: Controls): InWords {
  const words = PLAYING_WORDS[language];
  const question = asked(view, nameOf, words);
  if (controls.box) return { main: words.act.box, more: words.say.box };
  if (pose)
    return { ...consequenceInWords(view, pose.lay, pose.what, nameOf, words), keys: words.say.layKeys(pose.lay.tile) };
  if (view.phase === 'burn' && view.rest)
    return burningInWords(burning(view, view.rest.at, controls.burn), nameOf, words);
  if (view.answerBy !== null) return { main: question, more: words.say.outOfTurn };
  switch (view.phase) {
    case 'throw':
    case 'burnerThrow':
      return { main: question, more: words.say.throw };
    case 'end':
      return { main: question, more: hasRivalNetworks(view) ? words.say.end : words.say.endAlone };
    case 'dice':
    case 'pawn':
      return { main: question, more: words.say[view.phase] };
    default:
      return { main: question, more: '' };
  }
}
