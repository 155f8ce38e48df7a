import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { Schema } from './schema.ts';

export type Seat = number;
export type Viewer = Seat | 'watcher';
export type Millis = number;

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Readonly<Record<Language, string>>;

/** What the referee does when a seat's time is out: the game plays its own default move for that seat. */
export interface Timeout {
  readonly type: 'timeout';
  readonly seat: Seat;
}

/** One line of the log. The wire never accepts `by: 'referee'`; only the authority and a trusted caller write it. */
export type Event<Move, Act> =
  | { readonly at: Millis; readonly by: Seat; readonly move: Move }
  | { readonly at: Millis; readonly by: 'referee'; readonly act: Act };

/** A question the game waits for. `what` names the question and changes when the question does. */
export interface Ask {
  readonly seat: Seat;
  readonly what: string;
  /** While it is open nobody else may tell two answers apart. */
  readonly secret: boolean;
}

/** An act that the referee carries out when its time comes, unless the asked seats answer first. */
export interface DueAct<Act> {
  readonly due: Millis;
  readonly act: Act;
}

/** Long work (physics) whose result is an act. It is part of the state, so a crash cannot lose it. */
export interface PendingJob<Act, Job> {
  readonly job: Job;
  /** What happens instead when the job fails or takes too long: the game must be able to go on. */
  readonly ifFailed: Act;
}

/** What the game waits for. A table's pace clock runs only while `referee` is null: otherwise the game keeps its own time. */
export type Turn<Act, Job> =
  | {
      readonly over: false;
      readonly asks: readonly Ask[];
      readonly referee: DueAct<Act> | PendingJob<Act, Job> | null;
    }
  | { readonly over: true };

/** The score as it stands. `places` is null before the end: competition ranking (1, 1, 3), equal numbers share. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[] | null;
  readonly detail: Json;
}

/** Something that followed from an event, in the game's own words: `{type: 'placed', player: 2, card: 41, row: 1}`. */
export interface Happening {
  readonly type: string;
}

/** Every state can say what the last event led to (all of it, for a trusted caller). */
export interface GameState {
  readonly happened: readonly Happening[];
}

/** What one viewer may know, and all that ever leaves a match. It must survive JSON. */
export interface View {
  readonly viewer: Viewer;
  readonly asks: readonly Ask[];
  /** What the last event led to, as this viewer may know it. */
  readonly happened: readonly Happening[];
  /** Null until the game is over. */
  readonly result: Outcome | null;
}

export type Moves<Move> =
  | { readonly finite: true; readonly all: readonly Move[] }
  | { readonly finite: false; readonly domain: Schema<Move>; sample(chance: Chance): Move | null };

/** How quick a touch was, as the authority measured it. */
export interface Reaction {
  /** Milliseconds from the reveal to the touch, corrected for the connection's delay. */
  readonly at: Millis;
  /** How far off that may be. */
  readonly uncertainty: Millis;
  /** What the player's device measured; for display only. */
  readonly claimed: Millis;
}

/** What the connections of the people at a table ask of a race. */
export interface RaceTiming {
  /** How far ahead of the reveal the event is written, so that it reaches every player in time. */
  readonly lead: Millis;
  /** How much later than the fastest connection's a touch made at the same moment may arrive from the slowest one. */
  readonly spread: Millis;
}

/** What a game adds that is a race: how quick an answer was is measured by the authority, never said by its player. */
export interface Race<State, Act> {
  /** When what everybody may react to now was (or will be) shown; null while there is nothing. */
  shown(state: State): Millis | null;
  /** An act of the referee that will show something, fitted to the connections; any other as it is. */
  fit(act: Act, timing: RaceTiming): Act;
  /** The move for a touch as the wire may say it. Refuses `BAD_MOVE` where it says a time of its own. */
  react(touch: unknown, reaction: Reaction): Result<unknown>;
}

/**
 * Big data that a game is played with, such as a lexicon. Which of it depends on the options, and whoever begins a match
 * loads it first (`games/load.ts`): rules themselves are synchronous and only look it up.
 */
export interface GameData<Options> {
  /** Names of the files that a match with these options needs. */
  needs(options: Options): readonly string[];
  has(name: string): boolean;
  /** Takes the bytes of a file as it lies in `games/<slug>/data/`. They may be shared between threads: never written to. */
  put(name: string, bytes: Uint8Array): void;
}

/**
 * One game's rules: pure, synchronous, the same on the server, in the browser, in bots and in replays.
 * Methods, not function properties, so that a concrete game is assignable to `AnyGame`.
 */
export interface Game<
  Options,
  State extends GameState,
  Move,
  Act extends { readonly type: string },
  Job,
  V extends View,
> {
  readonly slug: string;
  /** Version of the rules; a record names it. */
  readonly rules: number;
  readonly title: Words;
  readonly players: readonly [min: number, max: number];
  /** Shapes only: whether a move is legal is for `step`. */
  readonly options: Schema<Options>;
  /** Options as a table agreed on them under older rules, in today's terms. Only where the two differ. */
  upgradeOptions?(options: Json, rules: number): Json;
  readonly move: Schema<Move>;
  readonly act: Schema<Act>;
  /** No game in which every question is answered once takes more events than this. */
  longest(players: number, options: Options): number;
  /** Refuses `BAD_OPTIONS` where players and options do not go together. `players` is already within bounds. */
  setup(players: number, options: Options, chance: Chance): Result<State>;
  /** A given position, for scenarios and the engine protocol. Refuses `BAD_POSITION` (and `BAD_OPTIONS`). */
  position(raw: unknown, chance: Chance): Result<State>;
  turn(state: State): Turn<Act, Job>;
  /** The only judge. Refuses `NOT_YOUR_TURN`, `ILLEGAL_MOVE` (with `params.reason`); never mutates. `GAME_OVER` is the kernel's. */
  step(state: State, event: Event<Move, Act>, chance: Chance): Result<State>;
  result(state: State): Outcome;
  view(state: State, viewer: Viewer): V;
  /** All a viewer may do now, asked or not (a pick may be changed). From the view, so listing moves cannot leak. */
  moves(view: V): Moves<Move>;
  /** A world this viewer cannot tell from the real one: for bots, and for the leak test. */
  imagine(view: V, chance: Chance): State;
  /**
   * How long a table takes to tell what an event led to, at its usual speed. A clock starts after it: the next question
   * cannot be seen before. A game that keeps its own time has none.
   */
  tellingTime?(happened: State['happened']): Millis;
  readonly race?: Race<State, Act>;
  readonly data?: GameData<Options>;
}

/** A game seen from outside, where its own types do not matter. */
export type AnyAct = { readonly type: string };
export type AnyGame = Game<unknown, GameState, unknown, AnyAct, unknown, View>;
export type AnyEvent = Event<unknown, AnyAct>;

export const bySeat = <T>(players: number, of: (seat: Seat) => T): T[] =>
  Array.from({ length: players }, (_, seat) => of(seat));

/** Equal scores share a place (1, 1, 3). `better` orders two seats' scores like a sort comparator: negative = a ahead. */
export function rank(scores: readonly number[], better: (a: number, b: number) => number): number[] {
  return scores.map((mine) => 1 + scores.filter((other) => better(other, mine) < 0).length);
}
