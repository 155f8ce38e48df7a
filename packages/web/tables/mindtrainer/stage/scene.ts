import type { Board, Laid } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { Tiles } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { Ending, FinalLine, LaidWord, SheetLine } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';

/** The tiles laid last, with their words and points. */
export interface Fresh {
  readonly player: number;
  readonly tiles: readonly Laid[];
  readonly words: readonly LaidWord[];
  readonly bonus: number;
  readonly total: number;
}

/** What the table shows at one moment of the animation: a view, or a state between two views. */
export interface Scene {
  readonly board: Board;
  readonly rack: Tiles;
  readonly scores: readonly number[];
  readonly bag: number;
  readonly sheet: readonly SheetLine[];
  /** The word laid last, ringed in its player's colour. */
  readonly fresh: Fresh | null;
  /** The tiles of the last word are being animated onto the board. */
  readonly falling: boolean;
  /** The points of the last word are being counted; the flag shows them. */
  readonly counting: boolean;
  /** MT-R5: a word that waits for the other players' answer. It is not on the board yet. */
  readonly pending: Fresh | null;
  /** MT-16: the final scores, as far as the animation has got. */
  readonly final: readonly FinalLine[] | null;
  readonly ending: Ending | null;
}

/** The table at rest. Without a seat (a watcher, or the device is being passed on) no rack is shown. */
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

/** The last turn that laid a word; the sheet tells whose it was. */
function freshOf({ sheet, seats }: MindtrainerView): Fresh | null {
  const last = sheet.findLast(({ type }) => type === 'laid');
  const turn = last && seats[last.player]?.lastTurn;
  return last && turn?.type === 'laid' ? { player: last.player, ...turn } : null;
}

const endingOf = ({ happened }: MindtrainerView): Ending | null =>
  happened.find((one) => one.type === 'ended')?.why ?? null;
