import type { Happening, Millis, Outcome, Seat, View, Viewer } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Pace } from './pace.ts';
import type { Saying, Talk } from './talk.ts';

/* What a connection is sent: one reply to each command (`commands.ts`), and pushes without being asked. */

export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly you: boolean;
      readonly here: boolean;
      /** Not here on purpose: they said that they leave and may come back, or gave up this game for good. */
      readonly left?: 'table' | 'game' | null;
      /** Level of the bot that plays for them while they are away; null if none. */
      readonly standIn: string | null;
      /** Milliseconds until a stand-in takes over; null while no countdown runs. */
      readonly standInAfter: Millis | null;
      /** Identifies this person at every table, for this guest only: other guests see another alias. Null: yourself. */
      readonly alias: string | null;
    };

export type TablePhase = 'gathering' | 'playing' | 'over';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly pace: Pace;
  readonly phase: TablePhase;
  /** The chairs are fixed and the deal waits for parts of the seed. The phase is still `gathering`. */
  readonly dealing: boolean;
  /** Whether this guest has given their part of the seed. False without a seat. */
  readonly given: boolean;
  /** Whether this guest is the host. */
  readonly host: boolean;
  /** Where the host sits; null if they do not. */
  readonly hostSeat: Seat | null;
  readonly hostHere: boolean;
  readonly seats: readonly SeatInfo[];
  /** Whether the host has opened it to strangers; only while the table is gathering. */
  readonly openToAll: boolean;
  /** Short code to say aloud; only while the table is gathering. */
  readonly code: string | null;
  readonly watchersAllowed: boolean;
  readonly watchers: number;
  /** Number of viewers of a gathering table who have neither sat down nor said that they only watch. */
  readonly arriving: number;
  /** Whether hints are allowed. */
  readonly hints: boolean;
  /** What may be said here. */
  readonly talk: Talk;
  /** Hash of the server's part of the seed, published before anyone adds theirs. */
  readonly commitment: string;
  /** The parts of the seed, once the game is over. */
  readonly proof: Proof | null;
  /** The next table, once all have agreed to another game. */
  readonly rematch: string | null;
  /** Who has agreed to a rematch; null before the end of this game. */
  readonly again: AgainInfo | null;
  /** Score of the games played in a row at this table, including this one once it is over. */
  readonly series: Series | null;
  readonly changed: Millis;
}

export interface AgainInfo {
  /** Seats of those who have agreed. */
  readonly agreed: readonly Seat[];
  /** The seats that a bot takes over. */
  readonly bots: readonly Seat[];
}

export interface Series {
  readonly games: number;
  /** By seat: number of games won. A win may be shared; a game that all share is a draw. */
  readonly wins: readonly number[];
}

export interface Proof {
  readonly seed: string;
  readonly serverSeed: string;
  readonly clientSeeds: readonly (string | null)[];
}

/** A table on a guest's shelf of running games. */
export interface ShelfTable {
  readonly info: TableInfo;
  /** Whether the game waits for this guest. */
  readonly yourTurn: boolean;
  /** Why it cannot be opened, if known; null if it can. `TABLE_CLOSED` still gives its record. */
  readonly closed: Refusal | null;
}

/** A table that is open to strangers. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  /** Null if the game keeps its own time. */
  readonly pace: Pace | null;
  /** The host's name at that table. */
  readonly host: string;
  /** Number of open chairs. */
  readonly free: number;
}

/** A finished game as shown to a guest who played it. */
export interface FinishedGame extends Pick<TableInfo, 'game' | 'options' | 'pace' | 'seats' | 'series'> {
  readonly table: string;
  /** Null if it was closed before its end. */
  readonly outcome: Pick<Outcome, 'scores' | 'places'> | null;
  readonly ended: Millis;
}

export interface MyGames {
  readonly games: readonly FinishedGame[];
  /** `after` for the next page; null: there is none. */
  readonly next: { readonly ended: Millis; readonly table: string } | null;
}

export interface Clock {
  readonly seat: Seat;
  /** Milliseconds until the time is out. */
  readonly left: Millis;
  /** How much of `left` passes before the clock starts: what led to the question is still being told. */
  readonly lead: Millis;
  /** All the time there is for this question, whatever is left of it. */
  readonly whole: Millis;
}

export type Push =
  /** Whether the server can write. While it cannot, every change is refused; nothing accepted is lost. */
  | { readonly type: 'server'; readonly writing: boolean }
  | { readonly type: 'table'; readonly table: TableInfo }
  /** This connection may no longer look at the table; nothing about it follows. */
  | { readonly type: 'closed'; readonly table: string; readonly error: Refusal }
  /** A seat says something. Own words go only to seated guests, stamps and phrases to everybody. */
  | { readonly type: 'said'; readonly table: string; readonly seat: Seat; readonly saying: Saying }
  | {
      readonly type: 'view';
      readonly table: string;
      readonly viewer: Viewer;
      readonly seq: number;
      /**
       * The events since the last push (or since `since`), oldest first; empty when there are too many. The happenings
       * of the newest one are in `view` and not repeated here: `stepsOf` puts them back.
       */
      readonly steps: readonly { readonly seq: number; readonly happened?: readonly Happening[] }[];
      readonly view: View;
      readonly clocks: readonly Clock[];
      /** Whether there is a decision to take back; missing at a table without take-back. */
      readonly takeBack?: boolean;
    };

/** What happened in one event, as one viewer may know it. */
export interface Step<H extends Happening = Happening> {
  readonly seq: number;
  readonly happened: readonly H[];
}

export type Reply =
  | { readonly type: 'reply'; readonly id: number; readonly ok: true; readonly value: Json }
  | { readonly type: 'reply'; readonly id: number | null; readonly ok: false; readonly error: Refusal };

export type Message = Push | Reply;

/** Answers by the type of the command. Commands that are not here are answered with null. */
export interface Answers {
  readonly create: { readonly table: string };
  readonly find: { readonly table: string };
  /** Null; or another node serves the table, and connecting by its slot (`slot.ts`) may lead there. */
  readonly open: { readonly elsewhere: true } | null;
  readonly takeBack: { readonly table: string };
  readonly rename: { readonly name: string };
  /** Null while not all have agreed. */
  readonly rematch: { readonly table: string | null };
  readonly replace: { readonly table: string | null };
  readonly history: MyGames;
  readonly peek: { readonly seq: number; readonly view: View };
  readonly move: { readonly seq: number };
  readonly mine: readonly ShelfTable[];
  readonly openTables: readonly OpenTable[];
  readonly hint: { readonly best: readonly Json[]; readonly nodes: number };
  /** A `RecordFile`, to be parsed like one from any other source. */
  readonly record: Json;
}

/** What a command of this type is answered with. */
export type AnswerTo<Type extends string> = Type extends keyof Answers ? Answers[Type] : null;
