import { isEmpty } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { useLanguage } from '../../../i18n/words.ts';
import { useIsTouched } from '../../../kit/remembered/settings.ts';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { refusalInWords } from '../words/describe.ts';
import { isOfNouns } from '../words/isOfNouns.ts';
import { useWhyUnknown } from '../words/useWhyUnknown.ts';

interface Note {
  readonly text: string;
  /** The note says why the move is not possible. */
  readonly bad: boolean;
}

/** The small line under the question: how the score comes about, what is wrong, or what to do next. */
export function useNote(game: Mindtrainer, zoomed: boolean): Note | null {
  const note = noteOf(game, zoomed, useIsTouched());
  const why = useWhyUnknown(onlyUnknownWord(game), game.view.options)?.[useLanguage()];
  return note && why ? { ...note, text: why } : note;
}

function noteOf(game: Mindtrainer, zoomed: boolean, touched: boolean): Note | null {
  const { draft, choosing, placing, words, scene, advised, view } = game;
  if (!placing) return null;
  if (draft?.ok) {
    const sum = draft.words.reduce((total, { score }) => total + score, 0);
    return draft.words.length + Number(draft.total > sum) > 1
      ? { text: words.note.words(draft.words, draft.total - sum), bad: false }
      : null;
  }
  if (draft) return { text: refusalInWords(draft.refusal, words, isOfNouns(view.options)) ?? '', bad: true };
  if (choosing.held !== null) return { text: zoomed ? words.note.zoom : words.note.held, bad: false };
  if (advised) return { text: words.note.advised, bad: false };
  if (touched && choosing.cursor) return { text: words.note.letters, bad: false };
  if (isEmpty(scene.board)) return { text: words.note.start, bad: false };
  return { text: touched ? words.note.take : words.note.type, bad: false };
}

/** The word for which a dictionary of nouns refuses what lies on the board; null if there are more, or other faults. */
function onlyUnknownWord({ draft, placing, view }: Mindtrainer): string | null {
  if (!placing || !draft || draft.ok || !isOfNouns(view.options)) return null;
  const { reason, words } = draft.refusal.params;
  return reason === 'UNKNOWN_WORD' && Array.isArray(words) && words.length === 1 ? String(words[0]) : null;
}
