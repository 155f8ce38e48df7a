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

/** The referee's act when a seat's time is out: the game plays its default move for that seat. */
export interface Timeout {
  readonly type: 'timeout';
  readonly seat: Seat;
}

/** One line of the log. The wire never accepts `by: 'referee'`; only the authority and trusted callers write it. */
export type Event<Move, Act> =
  | { readonly at: Millis; readonly by: Seat; readonly move: Move }
  | { readonly at: Millis; readonly by: 'referee'; readonly act: Act };

/**
 * A question the game waits for. `what` names it: the name stays until the question is answered, and no later question
 * to this seat has it.
 */
export interface Ask {
  readonly seat: Seat;
  readonly what: string;
  /** While the question is open, no other viewer may be able to tell two answers apart. */
  readonly secret: boolean;
}

/** An act that the referee carries out when it is due, unless the asked seats answer first. */
export interface DueAct<Act> {
  readonly due: Millis;
  readonly act: Act;
}

/** Long work (physics) whose result is an act. It is part of the state, so a crash cannot lose it. */
export interface PendingJob<Act, Job> {
  readonly job: Job;
  /** The act used instead when the job fails or takes too long: the game must be able to go on. */
  readonly ifFailed: Act;
}

/** What the game waits for. The pace clock runs only while `referee` is null: otherwise the game keeps its own time. */
export type Turn<Act, Job> =
  | {
      readonly over: false;
      readonly asks: readonly Ask[];
      readonly referee: DueAct<Act> | PendingJob<Act, Job> | null;
    }
  | { readonly over: true };

/** The current score. `places` is null before the end: competition ranking (1, 1, 3), equal numbers share a place. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[] | null;
  readonly detail: Json;
}

/** Something that followed from an event, in the game's own words: `{type: 'placed', player: 2, card: 41, row: 1}`. */
export interface Happening {
  readonly type: string;
}

/** Every state says what the last event led to (everything, for a trusted caller). */
export interface GameState {
  readonly happened: readonly Happening[];
}

/** What one viewer may know: the only thing that ever leaves a match. It must survive JSON. */
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

/** How quick a touch was, as measured by the authority. */
export interface Reaction {
  /** Milliseconds from the reveal to the touch, corrected for the connection's delay. */
  readonly at: Millis;
  /** Possible error of `at`, in milliseconds. */
  readonly uncertainty: Millis;
  /** What the player's device measured; for display only. */
  readonly claimed: Millis;
}

/** What a race needs to know about the connections of the people at a table. */
export interface RaceTiming {
  /** How long before the reveal the event is written, so that it reaches every player in time. */
  readonly lead: Millis;
  /** How much later a simultaneous touch may arrive from the slowest connection than from the fastest. */
  readonly spread: Millis;
}

/** What a race adds to a game: reaction times are measured by the authority, never stated by the player. */
export interface Race<State, Act> {
  /** When the current task was (or will be) shown; null while there is none. */
  shown(state: State): Millis | null;
  /** The referee's act fitted to the connections, if it will show something; any other act unchanged. */
  fit(act: Act, timing: RaceTiming): Act;
  /** The move for a touch as it came over the wire. Refuses `BAD_MOVE` if the touch states a time of its own. */
  react(touch: unknown, reaction: Reaction): Result<unknown>;
}

/**
 * Large data of a game, such as a lexicon. Which files are needed depends on the options, and they are loaded before a
 * match begins (`games/load.ts`): the rules themselves are synchronous and only look things up.
 */
export interface GameData<Options> {
  /** Names of the files that a match with these options needs. */
  needs(options: Options): readonly string[];
  has(name: string): boolean;
  /** Takes the bytes of a file in `games/<slug>/data/`. They may be shared between threads: never write to them. */
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
  /** Version of the rules; part of every record. */
  readonly rules: number;
  readonly title: Words;
  readonly players: readonly [min: number, max: number];
  /** Shapes only: `step` decides whether a move is legal. */
  readonly options: Schema<Options>;
  /** Converts options agreed under older rules to today's. Only if they differ. */
  upgradeOptions?(options: Json, rules: number): Json;
  readonly move: Schema<Move>;
  readonly act: Schema<Act>;
  /** Most events of a game in which every question is answered once. */
  longest(players: number, options: Options): number;
  /** Refuses `BAD_OPTIONS` if players and options do not fit together. `players` is already within bounds. */
  setup(players: number, options: Options, chance: Chance): Result<State>;
  /** A given position, for scenarios and the engine protocol. Refuses `BAD_POSITION` (and `BAD_OPTIONS`). */
  position(raw: unknown, chance: Chance): Result<State>;
  turn(state: State): Turn<Act, Job>;
  /**
   * The only judge; never mutates. Refuses `NOT_YOUR_TURN` and `ILLEGAL_MOVE` (with `params.reason`); `GAME_OVER` is
   * refused by the kernel.
   */
  step(state: State, event: Event<Move, Act>, chance: Chance): Result<State>;
  result(state: State): Outcome;
  view(state: State, viewer: Viewer): V;
  /** All moves the viewer may make now, asked or not (a pick may be changed). From the view: the list cannot leak. */
  moves(view: V): Moves<Move>;
  /** A state this viewer cannot tell from the real one: for bots and for the leak test. */
  imagine(view: V, chance: Chance): State;
  /**
   * How long a table takes to tell what an event led to, at normal speed (ms). The next question becomes visible, and
   * its clock starts, only after that. Missing in a game that keeps its own time.
   */
  tellingTime?(happened: State['happened']): Millis;
  /**
   * How long what an event led to lies over the table to be read (ms), on top of the telling: a short clock does not
   * hurry it, and it is gone when the clock starts. Missing where nothing does.
   */
  readingTime?(happened: State['happened']): Millis;
  readonly race?: Race<State, Act>;
  readonly data?: GameData<Options>;
}

/** A game without its concrete types. */
export type AnyAct = { readonly type: string };
export type AnyGame = Game<unknown, GameState, unknown, AnyAct, unknown, View>;
export type AnyEvent = Event<unknown, AnyAct>;

export const bySeat = <T>(players: number, of: (seat: Seat) => T): T[] =>
  Array.from({ length: players }, (_, seat) => of(seat));

/** Places: equal scores share one (1, 1, 3). `better` compares two scores like a sort comparator: negative: a ahead. */
export function rank(scores: readonly number[], better: (a: number, b: number) => number): number[] {
  return scores.map((mine) => 1 + scores.filter((other) => better(other, mine) < 0).length);
}
