import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';

export const LEVELS = ['novice', 'learner', 'casual', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (level: string): level is Level => (LEVELS as readonly string[]).includes(level);

/** Who plays on for a person who is away. */
export const STAND_IN: Level = 'casual';
/** Whose thought a hint is. */
export const HINT_LEVEL: Level = 'master';

/** A reason in parts, worded by the client: `{key: 'safe', params: {risk: 0.04}}`. */
export interface Reason {
  readonly key: string;
  readonly params: Readonly<Record<string, Json>>;
}

export interface Candidate<Move> {
  readonly move: Move;
  /** In the game's own unit, better is higher; the caller may only compare values of one thought. */
  readonly value: number;
  readonly why: readonly Reason[];
}

export interface Thought<Move> {
  /** Null = refrain (only in games where doing nothing is a choice). */
  readonly move: Move | null;
  /** How long a person would have taken, in milliseconds; the authority submits the move after that. */
  readonly after?: Millis;
  readonly value: number;
  /** Rollouts or positions looked at. */
  readonly nodes: number;
  /** The best few, best first. */
  readonly best: readonly Candidate<Move>[];
}

/** The most a bot thinks about one decision at a table. */
export const BOT_BUDGET: Millis = 1_500;

/** Levels are defined by nodes; `ms` only caps them, so that a faster machine does not merge two levels. */
export interface Budget {
  readonly ms: Millis;
  /** Overrides the level's own number of nodes (bench, duel). */
  readonly nodes?: number;
  /** How many of the best are explained, where a caller wants more than the usual few. */
  readonly explained?: number;
  /** Somebody plays the game for the first time: where speed decides, they are left time to read. The level stays what it is. */
  readonly gentle?: boolean;
}

/** What a bot is asked, wherever it thinks. */
export interface ThinkRequest {
  readonly game: string;
  /** What the match is played with: the game's data is loaded for these. */
  readonly options: Json;
  /** A level, or a named baseline. */
  readonly name: string;
  readonly view: View;
  readonly budget: Budget;
  /** Keep at most so many of the best, each a plan of its own. */
  readonly plans?: number;
}

/** One game's bots. They see views only and keep no memory between calls. */
export interface Bots<V extends View, Move> {
  /** Level names and named baselines (`random`, …). */
  readonly names: readonly string[];
  /** Options under which they have to think differently: the ladder measures those games as well. */
  readonly alsoPlayed?: readonly Readonly<Record<string, Json>>[];
  think(name: string, view: V, chance: Chance, budget: Budget, progress?: (nodes: number) => void): Thought<Move>;
}

export type AnyBots = Bots<View, unknown>;
