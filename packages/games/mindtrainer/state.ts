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

/** A word on the table, with every other word it made and what they are worth. */
export interface ScoredLay {
  readonly player: Seat;
  readonly tiles: readonly Laid[];
  /** The word along the tiles first, then those across it. */
  readonly words: readonly LaidWord[];
  /** MT-13. */
  readonly bonus: number;
  readonly total: number;
}

/** MT-R5: a word that waits for the others. Its tiles have left the rack and are not on the board yet. */
export interface Pending extends ScoredLay {
  /** By seat: who has let it stand, before a challenge. */
  readonly accepted: readonly boolean[];
  readonly challenger: Seat | null;
  /** By seat: the votes after a challenge; null where none is asked or it has yet to come. */
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
  /** What it brought: nought but for a word that stands. */
  readonly total: number;
}

/** Tiles that everybody saw go back to a rack with a rejected word. */
export interface Known {
  readonly tiles: Tiles;
  /** How many tiles of that rack were exchanged since: so many of these may be gone. */
  readonly gone: number;
}

/** What a player put into the bag, and who has drawn nothing since: those cannot hold it. */
export interface Returned {
  readonly tiles: Tiles;
  readonly notHeldBy: readonly Seat[];
}

/** MT-15, MT-R3, MT-R10: somebody went out; the passes; no rack has a lay; too long without a tile laid. */
export type Ending = 'out' | 'passes' | 'noMoves' | 'scoreless';

/** MT-16: what the end did to one seat's score. */
export interface FinalLine {
  /** Nought or less. */
  readonly unplayed: number;
  readonly gained: number;
  /** The tiles it was left with: now everybody sees them. */
  readonly tiles: Tiles;
}

export interface StartDraw {
  readonly player: Seat;
  readonly tile: Tile;
}

/** What an event led to, in order. Nobody may see what was drawn or exchanged, so only numbers are said. */
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
  /** Whose turn it is; while a word waits for the others, still its layer's. */
  readonly turn: Seat;
  /** How many turns are over: questions are numbered by it. */
  readonly turns: number;
  readonly board: Board;
  /** By seat. */
  readonly racks: readonly Tiles[];
  /** In the order in which they will be drawn. */
  readonly bag: Tiles;
  /** By seat; after the end with the final count. */
  readonly scores: readonly number[];
  /** Passes in unbroken succession, by whomever. */
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
  /** By seat: its own secret. */
  readonly returned: readonly (Returned | null)[];
  /** By seat; null before the end. */
  readonly final: readonly FinalLine[] | null;
  readonly happened: readonly MindtrainerHappening[];
}
