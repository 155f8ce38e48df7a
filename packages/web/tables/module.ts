import type { Candidate, Reason } from '@izvilina/bots/bot.ts';
import type { Happening, Language, Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal, Result } from '@izvilina/kernel/result.ts';
import type { SeatInfo, Step } from '@izvilina/protocol/messages.ts';
import type { ComponentType, ReactNode } from 'react';
import type { RunningClock } from '../client/clock.ts';
import type { Film } from '../client/film.ts';

export type { Step } from '@izvilina/protocol/messages.ts';

/** One answer of one of our seats to what the game asks of it. */
export interface Answer<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** Where speed counts: how long after the question was seen, by this page's measure (`client/reaction.ts`). */
  readonly claimed?: number;
}

/** A table is a pure picture of a view. Online, local play, replay and rulebook all give it the same props. */
export interface TableProps<V extends View = View, Move = Json, H extends Happening = Happening> {
  readonly view: V;
  readonly seq: number;
  /** The events between the view shown before and this one, oldest first: animate them, then rest at `view`. */
  readonly steps: readonly Step<H>[];
  readonly seats: readonly SeatInfo[];
  readonly nameOf: NameOf;
  /** Whose hand is shown; null for a watcher. */
  readonly seat: Seat | null;
  /** The seats that answer on this screen: `seat`, or every seat of ours at a table that is `simultaneous`. */
  readonly own: readonly Seat[];
  readonly clocks: readonly RunningClock[];
  /** A move of ours is on its way. */
  readonly busy: boolean;
  readonly hint: readonly Candidate<Move>[] | null;
  /** Null where nothing may be played (replay, watching). */
  readonly play: ((answer: Answer<Move>) => void) | null;
}

/** Who a seat is, in the words of the reader: a name, or a bot's name by its level. */
export type NameOf = (seat: Seat) => string;

/** Points by round or over time, for the pencil graph of the result. */
export interface Series {
  readonly labels: readonly string[];
  /** By seat, one value per label. */
  readonly values: readonly (readonly number[])[];
  readonly limit: { readonly at: number; readonly label: string } | null;
}

export interface ResultStory {
  readonly headline: string;
  readonly subline: string;
  /** By seat: a title, or what they did in the last round. */
  readonly notes: readonly { readonly text: string; readonly title: 'winner' | 'loser' | null }[];
  readonly series: Series | null;
}

/** Something worth remembering of a finished game; `seq` leads the replay there. */
export interface Moment {
  readonly seq: number;
  readonly seat: Seat;
  /** After the name of its player: «раунд 2: шестая карта и 17 коров разом». */
  readonly text: string;
  readonly picture: ReactNode;
}

/** What the shell does differently for a game. All of it is said, so that nothing is forgotten. */
export interface Abilities {
  /** Bots advise here: the menu offers «Подсказка». */
  readonly hints: boolean;
  /** Time is the game's own affair: no pace to agree on in the lobby, no burning fuse over the table. */
  readonly ownClock: boolean;
  /**
   * Everybody answers whenever they like. Nobody is called to their turn, an answer that came too late is no error,
   * and several people at one screen play at the same time (`own`) instead of handing the device over.
   */
  readonly simultaneous: boolean;
  /** How many people have room at one screen, where that is fewer than may play; null: as many as may play. */
  readonly peopleOnOneScreen: number | null;
  /** Every seat sees the same: on one screen the device is handed over without covering anything. */
  readonly nothingHidden: boolean;
  /** The pieces that are dealt at the start, as a selector in their order: they come flying to their places. */
  readonly dealt: string;
}

/** Everything the shell needs to show one game. One folder, one module, loaded when somebody opens that game. */
export interface TableDefinition<V extends View, Move, H extends Happening> extends Abilities {
  /**
   * Seats, board, hand, the line of what happened and the line of what is asked, inside a `TableRoot`
   * (`tables/shared`). It fills the room under the bar and never scrolls the page, from 320 × 568 up.
   */
  readonly Table: ComponentType<TableProps<V, Move, H>>;
  /**
   * The rulebook's board: the position, and what may be tapped, inside a `TableRoot` with `small`. Usually parts of the
   * table, smaller. It fills the room its page gives it, from 300 × 240 pixels up, lying or standing, and never scrolls.
   */
  readonly Small: ComponentType<TableProps<V, Move, H>>;
  /** What the host may agree on; left out for a game without options. */
  readonly Options?: ComponentType<OptionsProps>;
  /** The options that apply to this number of players. Those that do not must not stop the deal. */
  readonly fit?: (options: OptionsProps['options'], players: number) => OptionsProps['options'];
  /** «раунд 2 · ход 5 из 10» */
  phase(view: V, language: Language): string;
  /** The points as they stand, by seat, as far as this viewer knows them. */
  scores(view: V): readonly number[];
  /** One line of the log and of the screen reader; null when it is not worth a line. */
  describe(happening: H, nameOf: NameOf, language: Language): string | null;
  /** What is asked of this viewer (or whom everybody waits for). */
  asked(view: V, nameOf: NameOf, language: Language): string;
  /** A move in words, for the hint: «Положите 41». */
  move(move: Move, nameOf: NameOf, language: Language): string;
  /** The piece of that move, where it says more than the words; null for moves without one. */
  readonly picture?: (move: Move) => ReactNode;
  reason(reason: Reason, nameOf: NameOf, language: Language): string;
  /** What only players need and the table loads for them by itself: `refusal` may wait for it. Left out: everything is here. */
  readonly forPlayers?: () => Promise<unknown>;
  /** Why the rules refused a move, where the shell's own words would say too little; null leaves it to them. */
  readonly refusal?: (refusal: Refusal, language: Language) => string | null;
  /** `steps` = the whole game as a watcher saw it; empty until its record is there. */
  story(view: V, nameOf: NameOf, language: Language, steps: readonly Step<H>[]): ResultStory;
  /** What stands beside a player whose title is `loser`; left out by a game that gives no such title. */
  readonly LoserAward?: ComponentType;
  /** The best two or three of the whole game, given every step of it as a watcher saw it. */
  moments(steps: readonly Step<H>[], language: Language): readonly Moment[];
  /** What a seat holds, drawn small from its own view: a replay shows everybody's at once. Left out where nothing is hidden. */
  readonly Held?: ComponentType<{ readonly view: V }>;
  /** What lies on the screen while the device is handed over; the game's box if left out. */
  readonly Cover?: ComponentType;
  /** Drawings its pieces refer to (SVG `<defs>`), once on every page that shows any of them. */
  readonly Defs?: ComponentType;
  /** A step of the way through the rulebook, done or still to come; a dot if left out. */
  readonly Pip?: ComponentType<{ readonly done: boolean; readonly className: string }>;
  /** Another form of a finished game, to be downloaded from its result page. */
  readonly exported?: {
    label(language: Language): string;
    write(film: Film, names: readonly string[]): Promise<{ readonly extension: string; readonly text: string }>;
    /** A game from a file in that form; what is none is refused. */
    read(text: string): Promise<Result<Film>>;
  };
  /**
   * How the table looks at the end: one `<svg>` with a `viewBox` and no texts of players, for the picture of a result.
   * Loaded when somebody shares theirs.
   */
  readonly Final: () => Promise<{ readonly default: ComponentType<{ readonly view: V }> }>;
  /** What there is to learn from a finished game: a section of its result page, loaded with it. */
  readonly Review?: ComponentType<ReviewProps>;
}

/** A table as the shell holds it: views, moves and happenings go in and out unread. */
export type TableModule = TableDefinition<View, Json, Happening>;

/**
 * Defines the table of one game, in the types of that game.
 *
 * The one cast between a game and the shell. A table takes its own views, which the compiler cannot know of the shell's
 * `View`; but the shell loads a module by the slug of the table it is going to show and gives it nothing else. Moves of
 * every game are plain JSON by the contract of `Game`.
 */
export const defineTable = <V extends View, Move, H extends Happening>(
  definition: TableDefinition<V, Move, H>,
): TableModule => definition as unknown as TableModule;

export interface ReviewProps {
  readonly film: Film;
  readonly nameOf: NameOf;
}

export interface OptionsProps {
  /** How many sit at the table now. */
  readonly players: number;
  /** And how many could. */
  readonly chairs: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Null for a guest: the agreement is shown, not changed. */
  readonly change: ((options: Readonly<Record<string, unknown>>) => void) | null;
}
