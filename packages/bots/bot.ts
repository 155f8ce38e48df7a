import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';

export const LEVELS = ['novice', 'learner', 'casual', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (level: string): level is Level => (LEVELS as readonly string[]).includes(level);

/** Level of the stand-in for a person who is away. */
export const STAND_IN: Level = 'casual';
/** Level of the bot behind hints. */
export const HINT_LEVEL: Level = 'master';

/** A reason as data, worded by the client: `{key: 'safe', params: {risk: 0.04}}`. */
export interface Reason {
  readonly key: string;
  readonly params: Readonly<Record<string, Json>>;
}

export interface Candidate<Move> {
  readonly move: Move;
  /** In the game's own unit, higher is better. Only values of the same thought may be compared. */
  readonly value: number;
  readonly why: readonly Reason[];
}

export interface Thought<Move> {
  /** Null = refrain (only in games where doing nothing is a choice). */
  readonly move: Move | null;
  /** How long a person would have taken, in milliseconds; the authority submits the move after that. */
  readonly after?: Millis;
  readonly value: number;
  /** Number of rollouts or positions examined. */
  readonly nodes: number;
  /** The best few, best first. */
  readonly best: readonly Candidate<Move>[];
}

/** Longest time a bot thinks about one decision at a table (ms). */
export const BOT_BUDGET: Millis = 1_500;

/** Levels are defined by nodes; `ms` is only a cap, so that levels do not merge on a faster machine. */
export interface Budget {
  readonly ms: Millis;
  /** Overrides the level's own number of nodes (bench, duel). */
  readonly nodes?: number;
  /** Number of candidates to explain, if the caller wants more than the usual few. */
  readonly explained?: number;
  /** A player's first game: where speed decides, the bot leaves them time to read. The level is unchanged. */
  readonly gentle?: boolean;
}

/** A request to a bot, wherever it is computed. */
export interface ThinkRequest {
  readonly game: string;
  /** The options of the match; the game's data is loaded for them. */
  readonly options: Json;
  /** A level, or the name of a baseline. */
  readonly name: string;
  readonly view: View;
  readonly budget: Budget;
  /** Keep at most this many of the best, each of a different plan. */
  readonly plans?: number;
}

/** One game's bots. They see views only and keep no memory between calls. */
export interface Bots<V extends View, Move> {
  /** Names of levels and baselines (`random`, …). */
  readonly names: readonly string[];
  /** Options under which the bots think differently; the ladder measures games with them as well. */
  readonly alsoPlayed?: readonly Readonly<Record<string, Json>>[];
  think(name: string, view: V, chance: Chance, budget: Budget, progress?: (nodes: number) => void): Thought<Move>;
}

export type AnyBots = Bots<View, unknown>;
