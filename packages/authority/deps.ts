import { BOT_BUDGET, type ThinkRequest, type Thought } from '@izvilina/bots/bot.ts';
import type { ReadData } from '@izvilina/games/load.ts';
import type { JobRequest } from '@izvilina/jobs/job.ts';
import type { AnyAct, Millis } from '@izvilina/kernel/game.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import type { Bus } from './bus.ts';
import type { LoadGame } from './games.ts';
import type { Ownership } from './ownership.ts';
import type { Store, Unfinished, WakeIndex } from './store.ts';

/** What the authority uses internally: the given dependencies and the games. */
export interface AuthorityDeps extends Deps {
  readonly loadGame: LoadGame;
}

/** Whose share of the bot threads a request uses. Each kind, and within it each owner, gets a fair share. */
export interface ThinkShare {
  readonly kind: 'hint' | 'bot';
  /** The guest who asked for the hint, or who hosts the table. */
  readonly owner: string;
}

/** Everything the authority needs from the outside world: it knows no transport, no clock and no database of its own. */
export interface Deps {
  readonly store: Store;
  /** Wakes games by mail that nobody looks at. Missing on one device, where nothing goes on unseen. */
  readonly wakeIndex?: WakeIndex;
  readonly bus: Bus;
  /** Decides which tables this node serves; left out: all of them. */
  readonly ownership?: Ownership;
  /** Runs off the event loop: in a thread on the server, in the page's worker in the browser. */
  think(request: ThinkRequest, share: ThinkShare): Promise<Thought<unknown>>;
  /** Runs a game's long work off the event loop. Rejects when it failed or took longer than its runner allows. */
  runJob(request: JobRequest): Promise<AnyAct>;
  /** Reads a data file of a game. */
  readonly readData: ReadData;
  /** Cryptographically strong random bytes. */
  random(bytes: number): Uint8Array;
  now(): Millis;
  /** Monotonic clock for measuring durations. */
  clock(): Millis;
  /** Runs `run` after `ms`; returns the function that cancels it. */
  later(ms: Millis, run: () => void): () => void;
  /** Runs at the end of this turn of the event loop, when everything that came in with it has been taken in. */
  soon(run: () => void): void;
  /** Local play on one device: records say so, and no player counts as away. */
  readonly local: boolean;
  log(event: string, fields: Readonly<Record<string, unknown>>): void;
  /** A guest who does not look at the table is asked something in a game by mail. */
  called?(guest: string): void;
  /** Multiplies every pause a bot makes to look human; 0 in tests. */
  readonly botPauseScale?: number;
}

/** Most unfinished tables one guest may host, whether anybody sits there or not. */
export const MOST_HOSTED: Unfinished = { gathering: 20, playing: 30 };

export const LIMITS = {
  /** Most tables of a guest that their shelf shows. */
  shelf: 30,
  /** Most open tables that are read for one list of them. */
  openTables: 30,
  watchersPerTable: 50,
  /** Most commands of one player that may wait in the queue of one table. */
  queuedPerPlayer: 8,
  /** The same for all strangers together, so that they cannot block the table for its players. */
  queuedByStrangers: 16,
  /** How often a seat may change its answer to one question before it is closed. */
  changesPerQuestion: 20,
  /** How often a seat may change answers in a whole match, where the match itself is short. */
  changesPerMatch: 100,
  /** Most events that a returning client is sent one by one; after a longer gap it gets only the newest view. */
  gap: 64,
  /** The same limit in characters of JSON, for long events. */
  gapSize: 5_120,
} as const;

export const PAUSES = {
  /** How long a deal waits for players whose part of the seed is missing. */
  parts: 3_000,
  /** How long after a player lost their connection a stand-in takes over. */
  away: 120_000,
  /** The same after they pressed «leave». */
  leave: 15_000,
  /** How long strangers still find a table after its host lost their connection. Shorter than `lease`: it stays loaded. */
  hostAway: 30_000,
  /** How long a host must be away before a friend may take over the table. Pages offer it a little later. */
  hostMissed: 8_000,
  /** A hint is promised within a second; the rest of that is for the round trip. */
  hint: 400,
  bot: BOT_BUDGET,
  /** For each viewing of a table: how much longer the number of its watchers is not pushed again. */
  presencePerViewing: 20,
  /** The shortest time between somebody's arrival and a game starting its next round by itself. */
  ready: 1_500,
  /** How long, at most, a question whose deadline passed while nobody looked stays open. */
  overdue: 10_000,
  /** How long a game by mail goes on unseen after a person last played. After that it waits for one of its people. */
  unseenByMail: 3 * PACES.mail,
  /** How long a table without viewers stays in memory (it remains in the store); a finished one leaves at once. */
  forget: 300_000,
  /** The same for a table that was loaded without a viewer, for a question or a scheduled task. */
  forgetUnseen: 5_000,
  /** How long a node holds the lease of a table that it loaded for a scheduled task. */
  lease: 60_000,
  /** How often a node looks for such tables; so late, at most, is what happens there. */
  wakeUps: 60_000,
} as const;
