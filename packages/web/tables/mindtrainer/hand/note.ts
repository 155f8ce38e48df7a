import { isEmpty } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { refusalInWords } from '../words/describe.ts';
import { isOfNouns } from '../words/isOfNouns.ts';

export interface Note {
  readonly text: string;
  /** The note says why the move is not possible. */
  readonly bad: boolean;
}

/** The small line under the question: how the score comes about, what is wrong, or what to do next. */
export function noteOf(game: Mindtrainer, zoomed: boolean, touched: boolean): Note | null {
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
