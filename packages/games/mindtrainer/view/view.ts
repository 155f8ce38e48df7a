import type { Seat, View, Viewer } from '@izvilina/kernel/game.ts';
import { asks } from '../moves/turn.ts';
import type { Options } from '../options.ts';
import type { Board } from '../pieces/board.ts';
import type { Tiles } from '../pieces/letters.ts';
import { result } from '../rules/final-count.ts';
import type {
  FinalLine,
  Known,
  LastTurn,
  MindtrainerHappening,
  Pending,
  Phase,
  Returned,
  SheetLine,
  State,
} from '../state.ts';

export interface SeatView {
  readonly rackSize: number;
  readonly lastTurn: LastTurn | null;
  /** Tiles that all players saw go back to this rack with a rejected word. */
  readonly known: Known | null;
}

export interface MindtrainerView extends View {
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly turns: number;
  /** Without the tiles of a word that still waits for answers. */
  readonly board: Board;
  /** The viewer's own rack; empty for a watcher. */
  readonly rack: Tiles;
  readonly scores: readonly number[];
  /** Number of tiles in the bag. */
  readonly bag: number;
  readonly seats: readonly SeatView[];
  /** MT-18: words and points of every turn so far. */
  readonly sheet: readonly SheetLine[];
  readonly passes: number;
  readonly passed: readonly boolean[];
  readonly scoreless: number;
  /** The word that waits for the others, with all answers so far; null if none. */
  readonly pending: Pending | null;
  /** What the viewer put back into the bag; the table does not display it, bots use it. */
  readonly returned: Returned | null;
  /** By seat, after the end: the revealed racks and their cost; null before. */
  readonly final: readonly FinalLine[] | null;
  readonly happened: readonly MindtrainerHappening[];
}

export function view(state: State, viewer: Viewer): MindtrainerView {
  const { players, options, phase, turn, turns, board, scores, passes, passed, scoreless, pending, final } = state;
  return {
    viewer,
    players,
    options,
    phase,
    turn,
    turns,
    board,
    rack: viewer === 'watcher' ? '' : (state.racks[viewer] ?? ''),
    scores,
    bag: state.bag.length,
    seats: state.racks.map((rack, seat) => ({
      rackSize: rack.length,
      lastTurn: state.lastTurns[seat] ?? null,
      known: state.known[seat] ?? null,
    })),
    sheet: state.sheet.map(asShown),
    passes,
    passed,
    scoreless,
    pending,
    returned: viewer === 'watcher' ? null : (state.returned[viewer] ?? null),
    final,
    asks: asks(state),
    happened: state.happened,
    result: phase === 'over' ? result(state) : null,
  };
}

/** A rejected word without the other words it made: in a long game they would be most of the view. */
const asShown = (line: SheetLine): SheetLine =>
  line.type === 'rejected' ? { ...line, words: line.words.slice(0, 1) } : line;
