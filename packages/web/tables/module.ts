import type { Candidate } from '@izvilina/bots/bot.ts';
import type { Happening, Language, Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Scenario } from '@izvilina/kernel/scenario.ts';
import type { Clock, SeatInfo } from '@izvilina/protocol/messages.ts';
import type { ComponentType, ReactNode } from 'react';

/** What happened in one event, as this viewer may know it. */
export interface Step {
  readonly seq: number;
  readonly happened: readonly Happening[];
}

/** A table is a pure picture of a view. Online, local play, replay and rulebook all give it the same props. */
export interface TableProps<V extends View = View> {
  readonly view: V;
  readonly seq: number;
  /** The events between the view shown before and this one, oldest first: animate them, then rest at `view`. */
  readonly steps: readonly Step[];
  readonly seats: readonly SeatInfo[];
  /** Whose hand is shown; null for a watcher. */
  readonly seat: Seat | null;
  readonly clocks: readonly Clock[];
  /** A move of ours is on its way. */
  readonly busy: boolean;
  readonly hint: readonly Candidate<Json>[] | null;
  /** Null where nothing may be played (replay, watching). */
  readonly play: Submit | null;
  /** Every seat of ours where several race on one screen; otherwise `seat` alone. */
  readonly own?: readonly Seat[] | undefined;
}

/**
 * A move of ours. In a race also how long after the question was seen it was made, by this page's measure (milliseconds),
 * and which of our seats made it (`seat` unless told otherwise).
 */
export type Submit = (move: Json, claimed?: number, seat?: Seat) => void;

/** Everybody answers at once and as fast as they can: nobody is called to their turn, nothing is handed over. */
export interface Race {
  /** How many people may share one screen. */
  readonly onOneScreen: number;
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

/** Everything the shell needs to show one game. One folder, one module, loaded when somebody opens that game. */
export interface TableModule {
  /** Seats, board, hand, the line of what happened and the line of what is asked. */
  readonly Table: ComponentType<TableProps>;
  readonly Options: ComponentType<OptionsProps>;
  /** What of the agreement holds for so many players; the rest waits for its number and must not stop the deal. */
  readonly fit?: (options: OptionsProps['options'], players: number) => OptionsProps['options'];
  readonly race?: Race;
  /** «раунд 2 · ход 5 из 10» */
  phase(view: View, language: Language): string;
  /** One line of the log and of the screen reader; null when it is not worth a line. */
  tell(happening: Happening, nameOf: NameOf, language: Language): string | null;
  /** What is asked of this viewer (or whom everybody waits for). */
  asked(view: View, nameOf: NameOf, language: Language): string;
  /** A move in words, for the hint: «Положите 41». */
  move(move: Json, language: Language): string;
  /** The piece of that move, where it says more than the words; null for moves without one. */
  readonly picture?: (move: Json) => ReactNode;
  reason(reason: Candidate<Json>['why'][number], language: Language): string;
  /** `steps` = the whole game as a watcher saw it; empty until its record is there. */
  story(view: View, nameOf: NameOf, language: Language, steps: readonly Step[]): ResultStory;
  /** The best two or three of the whole game, given every step of it as a watcher saw it. */
  moments(steps: readonly Step[], language: Language): readonly Moment[];
  /** What a seat holds, drawn small from its own view: a replay shows everybody's at once. Left out where nothing is hidden. */
  readonly Held?: ComponentType<{ readonly view: View }>;
  /** The rulebook's small board: the position, and what may be tapped. Usually the table itself, smaller. */
  readonly Small: ComponentType<TableProps>;
  readonly chapters: () => Promise<{ readonly scenarios: readonly Scenario[]; readonly guide: readonly string[] }>;
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
