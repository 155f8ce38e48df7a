import type { ThinkRequest, Thought } from '@izvilina/bots/bot.ts';
import type { ReadData } from '@izvilina/games/load.ts';
import type { JobRequest } from '@izvilina/jobs/job.ts';
import type { AnyAct, Millis } from '@izvilina/kernel/game.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import type { Bus } from './bus.ts';
import type { LoadGame } from './games.ts';
import type { Store, WakeIndex } from './store.ts';

/** What the authority works with inside: what it was given, and the games. */
export interface AuthorityDeps extends Deps {
  readonly loadGame: LoadGame;
}

/** On whose account a bot thinks: each kind, and within it each owner, gets a fair share of the threads. */
export interface ThinkShare {
  readonly kind: 'hint' | 'bot';
  /** The guest who asked for the hint, or who hosts the table. */
  readonly owner: string;
}

/** Everything the authority needs from the outside world: it knows no transport, no clock and no database of its own. */
export interface Deps {
  readonly store: Store;
  /** How games by mail go on while nobody looks. On one device there is none: nothing goes on there unseen. */
  readonly wakeIndex?: WakeIndex;
  readonly bus: Bus;
  /** Somewhere else than on the event loop (the server); a worker of its own already (the browser). */
  think(request: ThinkRequest, share: ThinkShare): Promise<Thought<unknown>>;
  /** Runs a game's long work off the event loop. Rejects when it failed or took longer than its runner allows. */
  runJob(request: JobRequest): Promise<AnyAct>;
  /** Reads a data file of a game. */
  readonly readData: ReadData;
  /** Cryptographically strong. */
  random(bytes: number): Uint8Array;
  now(): Millis;
  /** Never runs backwards and knows no wall clock: for measuring how long something took. */
  clock(): Millis;
  /** Runs later; returns how to call it off. */
  later(ms: Millis, run: () => void): () => void;
  /** One device: records say so, and nobody is ever away. */
  readonly local: boolean;
  log(event: string, fields: Readonly<Record<string, unknown>>): void;
  /** Multiplies every pause a bot makes to look human; tests use 0. */
  readonly botPauseScale?: number;
}

export const LIMITS = {
  /** Tables somebody sits at that their shelf shows. */
  shelf: 30,
  /** Tables one guest may host that are not over, whoever sits at them. */
  gatheringPerHost: 20,
  playingPerHost: 30,
  watchersPerTable: 50,
  /** Commands of one player that wait at one table for those before them. */
  queuedPerPlayer: 8,
  /** The same for all strangers together: they cannot keep the table from those who sit at it. */
  queuedByStrangers: 16,
  /** How often somebody may change an answer before the question is closed. */
  changesPerQuestion: 20,
  /** How often in a whole match, where the match itself is short. */
  changesPerMatch: 100,
  /** Events a returning client gets one by one; past that only the newest view. */
  gap: 64,
} as const;

export const PAUSES = {
  /** So long a deal waits for the parts of the shuffle of those who have not given theirs. */
  parts: 3_000,
  /** Somebody lost their connection: so long we wait before a bot plays on for them. */
  away: 120_000,
  /** Somebody pressed «leave». */
  leave: 15_000,
  /** Promised within a second: the rest is for the way there and back. */
  hint: 400,
  bot: 1_500,
  /** Nothing begins by itself sooner than this after somebody sits down to it. */
  ready: 1_500,
  /** A question whose deadline ran out while nobody looked stays open so long, at most. */
  overdue: 10_000,
  /** By mail a game goes on unseen for so long after a person last played; then it waits for one of them. */
  unseenByMail: 3 * PACES.mail,
  /** A table nobody looks at any more is forgotten (not lost: it is in the store); a finished one at once. */
  forget: 300_000,
  /** One that nobody came to look at: it was only asked about, or something happened by itself. */
  forgetUnseen: 5_000,
  /** How long a node has a table for itself at which something happens by itself. */
  lease: 60_000,
  /** How often a node looks for such tables: so much later than due it may happen. */
  wakeUps: 60_000,
} as const;
