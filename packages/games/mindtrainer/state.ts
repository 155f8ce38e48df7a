import type { GameState, Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Options } from './options.ts';
import type { Board, Laid } from './pieces/board.ts';
import type { Tile, Tiles } from './pieces/letters.ts';

export type Phase = 'turn' | 'answers' | 'votes' | 'over';

export interface WordScore {
  readonly word: string;
  readonly score: number;
}

/** A word with its place: its first letter, and whether it runs down. */
export interface LaidWord extends WordScore {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

/** A laid word with all other words it made, and their points. */
export interface ScoredLay {
  readonly player: Seat;
  readonly tiles: readonly Laid[];
  /** The word along the tiles first, then those across it. */
  readonly words: readonly LaidWord[];
  /** MT-13: points for a whole rack. */
  readonly bonus: number;
  readonly total: number;
}

/** MT-R5: a word that waits for the others' answers. Its tiles have left the rack and are not on the board yet. */
export interface Pending extends ScoredLay {
  /** By seat: who accepted it before a challenge. */
  readonly accepted: readonly boolean[];
  readonly challenger: Seat | null;
  /** By seat: the votes after a challenge; null if not asked or not yet given. */
  readonly votes: readonly (boolean | null)[];
  /** When this question was asked. */
  readonly since: Millis;
}

/** What a seat did in its last turn. */
export type LastTurn =
  | ({ readonly type: 'laid' } & Omit<ScoredLay, 'player'>)
  | ({ readonly type: 'rejected' } & Omit<ScoredLay, 'player'>)
  | { readonly type: 'exchanged'; readonly count: number }
  | { readonly type: 'passed' };

/** MT-18: one line of the score sheet, open to all. The word along the tiles comes first. */
export interface SheetLine {
  readonly player: Seat;
  readonly type: LastTurn['type'];
  readonly words: readonly WordScore[];
  /** Points of the turn: 0 unless a word stands. */
  readonly total: number;
}

/** Tiles that all players saw go back to a rack with a rejected word. */
export interface Known {
  readonly tiles: Tiles;
  /** Number of tiles of that rack exchanged since: as many of `tiles` may be gone. */
  readonly gone: number;
}

/** Tiles that a player put into the bag, and the seats that have not drawn since: those cannot hold them. */
export interface Returned {
  readonly tiles: Tiles;
  readonly notHeldBy: readonly Seat[];
}

/** MT-15, MT-R3, MT-R10: a player went out; the passes; no rack has a lay; too long without a tile laid. */
export type Ending = 'out' | 'passes' | 'noMoves' | 'scoreless';

/** MT-16: how the end changed one seat's score. */
export interface FinalLine {
  /** Zero or negative. */
  readonly unplayed: number;
  readonly gained: number;
  /** The tiles left on the rack, now visible to all. */
  readonly tiles: Tiles;
}

export interface StartDraw {
  readonly player: Seat;
  readonly tile: Tile;
}

/** What an event led to, in order. Drawn and exchanged tiles are secret, so only their number is included. */
export type MindtrainerHappening =
  | { readonly type: 'drewForStart'; readonly draws: readonly StartDraw[] }
  | { readonly type: 'starts'; readonly player: Seat }
  | { readonly type: 'dealt'; readonly count: number; readonly bag: number }
  | { readonly type: 'timeout'; readonly player: Seat }
  | {
      readonly type: 'laid';
      readonly player: Seat;
      readonly tiles: readonly Laid[];
      readonly words: readonly LaidWord[];
    }
  | {
      readonly type: 'scored';
      readonly player: Seat;
      readonly words: readonly WordScore[];
      readonly bonus: number;
      readonly total: number;
    }
  | { readonly type: 'refilled'; readonly player: Seat; readonly count: number; readonly bag: number }
  | { readonly type: 'exchanged'; readonly player: Seat; readonly count: number; readonly bag: number }
  | { readonly type: 'passed'; readonly player: Seat }
  | { readonly type: 'accepted'; readonly player: Seat }
  | { readonly type: 'challenged'; readonly player: Seat; readonly voters: readonly Seat[] }
  | { readonly type: 'voted'; readonly player: Seat; readonly valid: boolean }
  | { readonly type: 'closed'; readonly silent: readonly Seat[] }
  | { readonly type: 'stood'; readonly player: Seat }
  | {
      readonly type: 'rejected';
      readonly player: Seat;
      readonly tiles: readonly Laid[];
      readonly words: readonly string[];
    }
  | {
      readonly type: 'ended';
      readonly why: Ending;
      readonly lines: readonly (FinalLine & {
        readonly player: Seat;
        readonly before: number;
        readonly score: number;
      })[];
      readonly places: readonly number[];
    };

export interface State extends GameState {
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  /** Whose turn it is; while a word waits for answers, still its layer's. */
  readonly turn: Seat;
  /** Number of finished turns: questions are numbered by it. */
  readonly turns: number;
  readonly board: Board;
  /** By seat. */
  readonly racks: readonly Tiles[];
  /** In drawing order. */
  readonly bag: Tiles;
  /** By seat; after the end including the final count. */
  readonly scores: readonly number[];
  /** Passes in an unbroken row, by any players. */
  readonly passes: number;
  /** By seat: whether its own last turn was a pass. */
  readonly passed: readonly boolean[];
  /** Turns in a row in which no tile was laid. */
  readonly scoreless: number;
  readonly pending: Pending | null;
  /** MT-18: every turn so far. */
  readonly sheet: readonly SheetLine[];
  /** By seat. */
  readonly lastTurns: readonly (LastTurn | null)[];
  /** By seat. */
  readonly known: readonly (Known | null)[];
  /** By seat: known only to that seat. */
  readonly returned: readonly (Returned | null)[];
  /** By seat; null before the end. */
  readonly final: readonly FinalLine[] | null;
  readonly happened: readonly MindtrainerHappening[];
}
