import type { Candidate, Reason } from '@izvilina/bots/bot.ts';
import type { Happening, Language, Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal, Result } from '@izvilina/kernel/result.ts';
import type { SeatInfo, Step } from '@izvilina/protocol/messages.ts';
import type { ComponentType, ReactNode } from 'react';
import type { RunningClock } from '../client/clock.ts';
import type { Replay } from '../client/replay.ts';

export type { Step } from '@izvilina/protocol/messages.ts';

/** An answer of one of this page's seats to what the game asks of it. */
export interface Answer<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** In a race: the reaction time in milliseconds, as measured by this page (`client/reaction.ts`). */
  readonly claimed?: number;
}

/** A table is a pure rendering of a view. Online play, local play, replay and rulebook give it the same props. */
export interface TableProps<V extends View = View, Move = Json, H extends Happening = Happening> {
  readonly view: V;
  readonly seq: number;
  /** The events between the view shown before and this one, oldest first: animate them, then rest at `view`. */
  readonly steps: readonly Step<H>[];
  readonly seats: readonly SeatInfo[];
  readonly nameOf: NameOf;
  /** The seat whose hand is shown; null for a watcher. */
  readonly seat: Seat | null;
  /** The seats that answer on this screen: `seat`, or, at a `simultaneous` table, all seats of this guest. */
  readonly own: readonly Seat[];
  readonly clocks: readonly RunningClock[];
  /** A move of this page has been sent and not answered yet. */
  readonly busy: boolean;
  readonly hint: readonly Candidate<Move>[] | null;
  /** Null when nothing may be played (replay, watching). */
  readonly play: ((answer: Answer<Move>) => void) | null;
}

/** The name of a seat in the reader's language: a nickname, or the name of a bot. */
export type NameOf = (seat: Seat) => string;

/** Points by round or over time, for the graph on the result page. */
export interface Series {
  readonly labels: readonly string[];
  /** By seat, then one value per label. */
  readonly values: readonly (readonly number[])[];
  readonly limit: { readonly at: number; readonly label: string } | null;
}

export interface ResultStory {
  readonly headline: string;
  readonly subline: string;
  /** By seat: a title, or what the player did in the last round. */
  readonly notes: readonly { readonly text: string; readonly title: 'winner' | 'loser' | null }[];
  readonly series: Series | null;
}

/** A memorable event of a finished game; the replay opens at `seq`. */
export interface Moment {
  readonly seq: number;
  readonly seat: Seat;
  /** Follows the player's name: «раунд 2: шестая карта и 17 коров разом». */
  readonly text: string;
  readonly picture: ReactNode;
}

/** What the shell does differently for a game. All fields are required, so that none is forgotten. */
export interface Abilities {
  /** Bots give hints: the menu offers «Подсказка». */
  readonly hints: boolean;
  /** The game manages time itself: no pace to choose in the lobby, no fuse over the table. */
  readonly ownClock: boolean;
  /**
   * Everybody answers whenever they like. Nobody is called to their turn, an answer that comes too late is no error,
   * and several people at one screen play at the same time (`own`) instead of handing the device over.
   */
  readonly simultaneous: boolean;
  /** How many people fit at one screen, if fewer than may play; null: as many as may play. */
  readonly peopleOnOneScreen: number | null;
  /** All seats see the same: a shared device is handed over without a cover. */
  readonly nothingHidden: boolean;
  /** Selector of the pieces dealt at the start, in document order: they fly to their places. */
  readonly dealtSelector: string;
}

/** Everything the shell needs to show one game. One folder, one module, loaded when that game is opened. */
export interface TableDefinition<V extends View, Move, H extends Happening> extends Abilities {
  /**
   * Seats, board, hand, the line of what happened and the line of what is asked, inside a `TableRoot`
   * (`tables/shared`). It fills the room under the bar and never scrolls the page, from 320 × 568 up.
   */
  readonly Table: ComponentType<TableProps<V, Move, H>>;
  /**
   * The rulebook's board: the position and what may be tapped, inside a `TableRoot` with `small`. Usually smaller parts
   * of the table. It fills the room given by its page, from 300 × 240 pixels up, upright or not, and never scrolls.
   */
  readonly Small: ComponentType<TableProps<V, Move, H>>;
  /** The form for the game's options; left out for a game without options. */
  readonly Options?: ComponentType<OptionsProps>;
  /** Reduces the options to those that apply to this number of players: the others must not stop the deal. */
  readonly optionsFor?: (options: OptionsProps['options'], players: number) => OptionsProps['options'];
  /** «раунд 2 · ход 5 из 10» */
  phase(view: V, language: Language): string;
  /** Current points by seat, as far as this viewer knows them. */
  scores(view: V): readonly number[];
  /** A line for the log and the screen reader; null when the happening is not worth a line. */
  describe(happening: H, nameOf: NameOf, language: Language): string | null;
  /** What this viewer is asked, or for whom everybody waits. */
  asked(view: V, nameOf: NameOf, language: Language): string;
  /** A move in words, for the hint: «Положите 41». */
  move(move: Move, nameOf: NameOf, language: Language): string;
  /** A picture of the move's piece, if it says more than the words; null for moves without one. */
  readonly picture?: (move: Move) => ReactNode;
  reason(reason: Reason, nameOf: NameOf, language: Language): string;
  /** Loads what only players need. The table calls it itself, and `refusal` may need it. Left out: nothing to load. */
  readonly forPlayers?: () => Promise<unknown>;
  /** Why the rules refused a move, when the shell's sentence would say too little; null: use the shell's. */
  readonly refusal?: (refusal: Refusal, language: Language) => string | null;
  /** `steps`: the whole game as a watcher saw it; empty until the record has loaded. */
  story(view: V, nameOf: NameOf, language: Language, steps: readonly Step<H>[]): ResultStory;
  /** Drawn beside a player whose title is `loser`; left out by a game without that title. */
  readonly LoserAward?: ComponentType;
  /** The two or three best moments of a game. `steps`: all of it, as a watcher saw it. */
  moments(steps: readonly Step<H>[], language: Language): readonly Moment[];
  /** What a seat holds, drawn small from its own view, for a replay of all seats. Left out when nothing is hidden. */
  readonly SmallHand?: ComponentType<{ readonly view: V }>;
  /** Shown while the device is handed over; the game's box if left out. */
  readonly Cover?: ComponentType;
  /** Drawings that the pieces refer to (SVG `<defs>`); rendered once on every page that shows pieces. */
  readonly Defs?: ComponentType;
  /** A step of the guide through the rulebook, done or not; a dot if left out. */
  readonly Pip?: ComponentType<{ readonly done: boolean; readonly className: string }>;
  /** Another file format for a finished game, downloadable on the result page. */
  readonly exported?: {
    label(language: Language): string;
    write(replay: Replay, names: readonly string[]): Promise<{ readonly extension: string; readonly text: string }>;
    /** Reads a game from a file in that format; refuses any other file. */
    read(text: string): Promise<Result<Replay>>;
  };
  /**
   * The final table for the shared picture of a result: one `<svg>` with a `viewBox` and no texts written by players.
   * Loaded when a result is shared.
   */
  readonly Final: () => Promise<{ readonly default: ComponentType<{ readonly view: V }> }>;
  /** The analysis of a finished game: a section of its result page, loaded with it. */
  readonly Review?: ComponentType<ReviewProps>;
}

/** A table as the shell sees it: views, moves and happenings pass through without being inspected. */
export type TableModule = TableDefinition<View, Json, Happening>;

/**
 * Defines the table of one game, in the types of that game.
 *
 * The only cast between a game and the shell. A table takes its own views, and the compiler cannot derive them from the
 * shell's `View`; but the shell loads a module by the slug of the table it shows and gives it nothing else. Moves of
 * every game are plain JSON by the contract of `Game`.
 */
export const defineTable = <V extends View, Move, H extends Happening>(
  definition: TableDefinition<V, Move, H>,
): TableModule => definition as unknown as TableModule;

export interface ReviewProps {
  readonly replay: Replay;
  readonly nameOf: NameOf;
}

export interface OptionsProps {
  /** Number of players at the table now. */
  readonly players: number;
  /** Largest number of players if every chair is taken. */
  readonly chairs: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Null for everybody but the host: the options are shown, not changed. */
  readonly change: ((options: Readonly<Record<string, unknown>>) => void) | null;
}
