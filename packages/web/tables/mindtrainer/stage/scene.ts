import type { Board, Laid } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { Tiles } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { Ending, FinalLine, LaidWord, SheetLine } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';

/** Tiles that came last, and what they brought. */
export interface Fresh {
  readonly player: number;
  readonly tiles: readonly Laid[];
  readonly words: readonly LaidWord[];
  readonly bonus: number;
  readonly total: number;
}

/** What lies on the table at one moment of the telling: a view, or something between two views. */
export interface Scene {
  readonly board: Board;
  readonly rack: Tiles;
  readonly scores: readonly number[];
  readonly bag: number;
  readonly sheet: readonly SheetLine[];
  /** The word laid last, ringed in its player's colour. */
  readonly fresh: Fresh | null;
  /** Its tiles are just coming down. */
  readonly falling: boolean;
  /** Its points are just being counted: the flag shows them. */
  readonly counting: boolean;
  /** MT-R5: a word that waits for the others. It is not on the board yet. */
  readonly pending: Fresh | null;
  /** MT-16: the final count, as far as it has been told. */
  readonly final: readonly FinalLine[] | null;
  readonly ending: Ending | null;
}

/** The table at rest. Without a seat (watching, or the device is handed on) no rack lies open. */
export function sceneOf(view: MindtrainerView, seat: number | null): Scene {
  return {
    board: view.board,
    rack: seat !== null && seat === view.viewer ? view.rack : '',
    scores: view.scores,
    bag: view.bag,
    sheet: view.sheet,
    fresh: freshOf(view),
    falling: false,
    counting: false,
    pending: view.pending,
    final: view.final,
    ending: endingOf(view),
  };
}

/** The newest turn that laid a word: the sheet says whose it was. */
function freshOf({ sheet, seats }: MindtrainerView): Fresh | null {
  const last = sheet.findLast(({ type }) => type === 'laid');
  const turn = last && seats[last.player]?.lastTurn;
  return last && turn?.type === 'laid' ? { player: last.player, ...turn } : null;
}

const endingOf = ({ happened }: MindtrainerView): Ending | null =>
  happened.find((one) => one.type === 'ended')?.why ?? null;
