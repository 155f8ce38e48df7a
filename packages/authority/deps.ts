import { BOT_BUDGET, type ThinkRequest, type Thought } from '@izvilina/bots/bot.ts';
import type { ReadData } from '@izvilina/games/load.ts';
import type { JobRequest } from '@izvilina/jobs/job.ts';
import type { AnyAct, Millis } from '@izvilina/kernel/game.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import type { Bus } from './bus.ts';
import type { LoadGame } from './games.ts';
import type { Ownership } from './ownership.ts';
import type { Store, Unfinished, WakeIndex } from './store.ts';

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
  /** Which tables this node serves; left out: all of them. */
  readonly ownership?: Ownership;
  /** Runs off the event loop: in a thread on the server, in the page's worker in the browser. */
  think(request: ThinkRequest, share: ThinkShare): Promise<Thought<unknown>>;
  /** Runs a game's long work off the event loop. Rejects when it failed or took longer than its runner allows. */
  runJob(request: JobRequest): Promise<AnyAct>;
  /** Reads a data file of a game. */
  readonly readData: ReadData;
  /** Cryptographically strong. */
  random(bytes: number): Uint8Array;
  now(): Millis;
  /** A monotonic clock, for measuring how long something took. */
  clock(): Millis;
  /** Runs later; returns how to call it off. */
  later(ms: Millis, run: () => void): () => void;
  /** Runs at the end of this turn of the event loop, when everything that came in with it has been taken in. */
  soon(run: () => void): void;
  /** One device: records say so, and nobody is ever away. */
  readonly local: boolean;
  log(event: string, fields: Readonly<Record<string, unknown>>): void;
  /** Somebody who does not look is asked something in a game by mail. */
  called?(guest: string): void;
  /** Multiplies every pause a bot makes to look human; tests use 0. */
  readonly botPauseScale?: number;
}

/** Tables one guest may host, whoever sits at them. */
export const MOST_HOSTED: Unfinished = { gathering: 20, playing: 30 };

export const LIMITS = {
  /** Tables somebody sits at that their shelf shows. */
  shelf: 30,
  /** Open tables that are looked at for one list of them. */
  openTables: 30,
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
  /** The same in characters of JSON, where events are long. */
  gapSize: 5_120,
} as const;

export const PAUSES = {
  /** How long a deal waits for players who have not given their part of the shuffle. */
  parts: 3_000,
  /** How long after somebody lost their connection a bot plays on for them. */
  away: 120_000,
  /** The same after they pressed «leave». */
  leave: 15_000,
  /** How long strangers still find a table after its host lost their connection. Shorter than `lease`: it stays loaded. */
  hostAway: 30_000,
  /** A hint is promised within a second; the rest of that is for the round trip. */
  hint: 400,
  bot: BOT_BUDGET,
  /** For each viewing of a table: how much longer the number of its watchers is not pushed again. */
  presencePerViewing: 20,
  /** The shortest time between somebody's arrival and a game starting its next round by itself. */
  ready: 1_500,
  /** How long, at most, a question stays open whose deadline ran out while nobody looked. */
  overdue: 10_000,
  /** How long a game by mail goes on unseen after a person last played. Then it waits for one of them. */
  unseenByMail: 3 * PACES.mail,
  /** A table nobody looks at any more is forgotten (not lost: it is in the store); a finished one at once. */
  forget: 300_000,
  /** The same for a table that was loaded without a viewer: somebody asked about it, or a scheduled task ran. */
  forgetUnseen: 5_000,
  /** How long a node holds the lease of a table that it loaded for a scheduled task. */
  lease: 60_000,
  /** How often a node looks for such tables; so late, at most, is what happens there. */
  wakeUps: 60_000,
} as const;
