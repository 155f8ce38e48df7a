import type { Lexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { Board, Laid } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { Tiles } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { checkLay } from '@izvilina/games/mindtrainer/rules/check-lay.ts';
import type { LaidWord } from '@izvilina/games/mindtrainer/state.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { type Choosing, movedTiles } from './choosing.ts';

/** Words and score of the placed tiles, as the rules count them. */
export type Draft =
  | { readonly ok: true; readonly tiles: readonly Laid[]; readonly words: readonly LaidWord[]; readonly total: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** Without a dictionary any word passes: the player learns by laying it. */
export function draftOf(
  board: Board,
  rack: Tiles,
  choosing: Choosing,
  dictionary: Pick<Lexicon, 'has'> | null,
): Draft | null {
  if (choosing.placed.length === 0) return null;
  const checked = checkLay(board, rack, movedTiles(choosing), dictionary);
  if (!checked.ok) return { ok: false, refusal: checked.error };
  const { tiles, words, total } = checked.value;
  // There is always a word here: a single first tile was refused above, and later tiles touch others.
  return { ok: true, tiles, words, total };
}
