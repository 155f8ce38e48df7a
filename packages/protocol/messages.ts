import type { Happening, Millis, Outcome, Seat, View, Viewer } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { beginning } from './beginning.ts';
import { PACE_NAMES, type Pace } from './pace.ts';
import { type Saying, STAMPS, TALKS, type Talk } from './talk.ts';

/*
 * One protocol, two transports: the same commands travel over a WebSocket (online) and to a Web Worker (offline, one screen).
 * A command carries an `id`; exactly one reply answers it. Everything else is pushed.
 * A connection may be lost before the reply comes. So every command may be sent again: those that would otherwise be
 * carried out twice have a `client` key, all the others lead to the same state.
 */

/** A token of 22 letters; online its slot (`slot.ts`) stands before it, on tables of earlier releases and of one device not. */
export const TABLE_ID = /^(?:[A-Za-z0-9_-]{2})?[A-Za-z0-9_-]{22}$/;
const tableId = z.string().check(z.regex(TABLE_ID));
const seat = z.int().check(z.minimum(0), z.maximum(9));
const level = z.string().check(z.regex(/^[a-z0-9-]{1,20}$/));
/** What a player adds to the shuffle: the server cannot choose the deal alone. */
const entropy = z.string().check(z.regex(/^[0-9a-f]{32,64}$/));
const rawName = z.string().check(z.maxLength(400));

const emptyChair = z.strictObject({ kind: z.literal('open') });
/** `gentle`: it leaves somebody who is new to the game their time. */
const botChair = z.strictObject({ kind: z.literal('bot'), level, gentle: z.optional(z.boolean()) });
/** `me` more than once is one screen for many: every such seat belongs to this guest. */
const myChair = z.strictObject({ kind: z.literal('me'), name: z.optional(rawName) });
const chairs = z
  .array(z.discriminatedUnion('kind', [emptyChair, botChair, myChair]))
  .check(z.minLength(1), z.maxLength(10));

/** Chosen by the client, once per intention: whoever sends a command again with the same key finds what it did. */
const client = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

const saying = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stamp'), stamp: z.enum(STAMPS) }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.string().check(z.maxLength(24)) }),
  z.strictObject({ kind: z.literal('text'), text: z.string().check(z.maxLength(2_000)) }),
]);

const id = z.int().check(z.nonnegative());
const table = tableId;

export const command = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('create'),
    id,
    client,
    game: z.string().check(z.maxLength(20)),
    options: z.record(z.string(), z.unknown()),
    pace: z.enum(PACE_NAMES),
    watchers: z.boolean(),
    chairs,
    /** Taken on one device only: a server would know it before it commits itself. Online: `entropy`. */
    entropy: z.optional(entropy),
    /** Deal at once (every chair is taken). */
    start: z.boolean(),
    /** On one device only: not dealt, but set up as a position or gone on with from another game. */
    begins: z.optional(z.strictObject(beginning)),
  }),
  /** Look at the table: from now on everything that changes is pushed. `since` = the newest seq already seen. */
  z.strictObject({
    type: z.literal('open'),
    id,
    table,
    since: z.optional(z.int().check(z.nonnegative())),
    /** They only want to look. Whoever looks at a gathering table without saying so is about to sit down. */
    watch: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('close'), id, table }),
  z.strictObject({ type: z.literal('find'), id, code: z.string().check(z.maxLength(12)) }),
  z.strictObject({ type: z.literal('ping'), id }),
  z.strictObject({ type: z.literal('mine'), id }),
  z.strictObject({ type: z.literal('rename'), id, name: rawName }),
  z.strictObject({
    type: z.literal('sit'),
    id,
    table,
    seat: z.optional(seat),
    name: rawName,
    entropy: z.optional(entropy),
  }),
  z.strictObject({ type: z.literal('stand'), id, table }),
  /** The host's: `seat` one past the last adds a chair, `chair: null` takes one away. */
  z.strictObject({
    type: z.literal('chair'),
    id,
    client,
    table,
    seat,
    chair: z.nullable(z.discriminatedUnion('kind', [emptyChair, botChair])),
  }),
  /** The host's: a bot on every open chair. */
  z.strictObject({ type: z.literal('fill'), id, table, level }),
  /** The host's: frees the chair of whoever is called so there; with `ban` they cannot come back to this table. */
  z.strictObject({ type: z.literal('remove'), id, table, seat, name: rawName, ban: z.boolean() }),
  z.strictObject({
    type: z.literal('agree'),
    id,
    table,
    options: z.optional(z.record(z.string(), z.unknown())),
    pace: z.optional(z.enum(PACE_NAMES)),
    watchers: z.optional(z.boolean()),
    /** Whether hints may be asked for. Until somebody says so: only where nobody but bots plays against one person. */
    hints: z.optional(z.boolean()),
  }),
  /** The host's: whether strangers find this gathering table (`openTables`). Of a guest's tables the one opened last is. */
  z.strictObject({ type: z.literal('openToAll'), id, table, open: z.boolean() }),
  /** The tables of this server at which anybody may sit down. */
  z.strictObject({ type: z.literal('openTables'), id }),
  /** Fixes the chairs. The table is dealt once everybody seated has given their entropy, or after a short wait. */
  z.strictObject({ type: z.literal('start'), id, table }),
  /**
   * This guest's part of the shuffle, once, after they have kept the table's commitment. Refused: `PART_GIVEN` where
   * another one was given for them, `ALREADY_STARTED` where it comes too late.
   */
  z.strictObject({ type: z.literal('entropy'), id, table, entropy }),
  /** `seq` = what the player saw. */
  z.strictObject({
    type: z.literal('move'),
    id,
    table,
    seat,
    seq: z.int().check(z.nonnegative()),
    client,
    move: z.unknown(),
    /** In a race, and only there: milliseconds from the frame that showed the task to the touch, on the player's device. */
    claimed: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  }),
  z.strictObject({ type: z.literal('hint'), id, table, seat }),
  /**
   * On one device, by the only person among bots: a new table goes on from before their last decision, this one is gone.
   * Whatever they could not know then is drawn anew.
   */
  z.strictObject({ type: z.literal('takeBack'), id, table }),
  z.strictObject({ type: z.literal('leave'), id, table }),
  /** Give somebody who is away their full pause again. */
  z.strictObject({ type: z.literal('wait'), id, table, seat }),
  /** Shown to whoever looks at the table now, and kept nowhere. */
  z.strictObject({ type: z.literal('say'), id, client, table, seat, saying }),
  /** The host's, at any time: what may be said at this table. */
  z.strictObject({ type: z.literal('talk'), id, table, talk: z.enum(TALKS) }),
  /** «Another game»: this guest is in (`again: false`: out after all). The next table is dealt once everybody is. */
  z.strictObject({ type: z.literal('rematch'), id, table, again: z.optional(z.boolean()) }),
  /** A bot plays the next game instead of somebody who has not answered. Only for those who are in. */
  z.strictObject({ type: z.literal('replace'), id, table, seat }),
  z.strictObject({ type: z.literal('record'), id, table }),
  /** This guest's finished games in pages, the latest first; `after` as the page before said it. */
  z.strictObject({
    type: z.literal('history'),
    id,
    after: z.optional(z.strictObject({ ended: z.number(), table })),
    limit: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  /** How one's own game stands, without sitting down at the table. */
  z.strictObject({ type: z.literal('peek'), id, table }),
  /** This guest gives the game up, or has done with a finished one: it is no longer theirs. */
  z.strictObject({ type: z.literal('forget'), id, table }),
]);
export type Command = z.infer<typeof command>;
export type CommandType = Command['type'];
type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;
/** A command before its transport has numbered it. */
export type Order = WithoutId<Command>;

/** The id a reply should carry, as far as one can be read from what is perhaps no command at all. */
export function idOf(raw: unknown): number | null {
  const given = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 ? given : null;
}

export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly you: boolean;
      readonly here: boolean;
      /** A bot of this level plays for them while they are away. */
      readonly standIn: string | null;
      /** Milliseconds until that happens; null while nobody counts. */
      readonly standInAfter: Millis | null;
      /** The same for this person at every table, but only for this guest: to everybody else they have another. Null: yourself. */
      readonly alias: string | null;
    };

export const PHASES = ['gathering', 'playing', 'over'] as const;

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly pace: Pace;
  readonly phase: (typeof PHASES)[number];
  /** The chairs are fixed and the deal waits for the parts of the shuffle. Still `gathering`. */
  readonly dealing: boolean;
  /** Whether this guest's part of the shuffle is in. Nobody's where they have no seat. */
  readonly given: boolean;
  /** Whether this guest is the host. */
  readonly host: boolean;
  readonly seats: readonly SeatInfo[];
  /** Whether the host has opened it to strangers; only while the table is gathering. */
  readonly openToAll: boolean;
  /** To say aloud; only while the table is gathering. */
  readonly code: string | null;
  readonly watchersAllowed: boolean;
  readonly watchers: number;
  /** How many look at a gathering table and have neither sat down nor said that they only watch. */
  readonly arriving: number;
  /** Whether hints may be asked for. */
  readonly hints: boolean;
  /** What may be said here. */
  readonly talk: Talk;
  /** Hash of the server's part of the seed, published before anyone adds theirs. */
  readonly commitment: string;
  /** The parts of the seed, once the game is over. */
  readonly proof: Proof | null;
  /** The next table, once everybody is in for another game. */
  readonly rematch: string | null;
  /** Who is in for it; null before the end of this one. */
  readonly again: AgainInfo | null;
  /** The score of the games played one after another at this table: with this one once it is over. */
  readonly series: Series | null;
  readonly changed: Millis;
}

export interface AgainInfo {
  /** The seats of those who said so. */
  readonly agreed: readonly Seat[];
  /** The seats that a bot takes over. */
  readonly bots: readonly Seat[];
}

export interface Series {
  readonly games: number;
  /** By seat: how many of them were won. Several may share a win; a game that everybody shares is a draw. */
  readonly wins: readonly number[];
}

export interface Proof {
  readonly seed: string;
  readonly serverSeed: string;
  readonly clientSeeds: readonly (string | null)[];
}

/** A table on somebody's shelf of running games. */
export interface ShelfTable {
  readonly info: TableInfo;
  /** Whether the game waits for this guest. */
  readonly yourTurn: boolean;
  /** Why it cannot be opened, as far as that is known; null where it can. `TABLE_CLOSED` still gives its record. */
  readonly closed: Refusal | null;
}

/** A table that waits for strangers. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  /** Null where the game has its own time. */
  readonly pace: Pace | null;
  /** What the host is called there. */
  readonly host: string;
  /** Chairs that nobody sits on. */
  readonly free: number;
}

/** A finished game as somebody who played it remembers it. */
export interface FinishedGame extends Pick<TableInfo, 'game' | 'options' | 'pace' | 'seats' | 'series'> {
  readonly table: string;
  /** Null where it was closed before its end. */
  readonly outcome: Pick<Outcome, 'scores' | 'places'> | null;
  readonly ended: Millis;
}

export interface MyGames {
  readonly games: readonly FinishedGame[];
  /** What the next page comes after; null: there is none. */
  readonly next: { readonly ended: Millis; readonly table: string } | null;
}

export interface Clock {
  readonly seat: Seat;
  /** Until the time is out. */
  readonly left: Millis;
  /** How much of that passes before the clock starts to run: what led to the question is still being told. */
  readonly lead: Millis;
}

export type Push =
  /** Whether the server can write. While it cannot, every change is refused and nothing that was accepted is lost. */
  | { readonly type: 'server'; readonly writing: boolean }
  | { readonly type: 'table'; readonly table: TableInfo }
  /** This connection may no longer look at the table; nothing about it follows. */
  | { readonly type: 'closed'; readonly table: string; readonly error: Refusal }
  /** Somebody at the table says something. One's own words go to those who sit there, the rest to everybody. */
  | { readonly type: 'said'; readonly table: string; readonly seat: Seat; readonly saying: Saying }
  | {
      readonly type: 'view';
      readonly table: string;
      readonly viewer: Viewer;
      readonly seq: number;
      /**
       * The events since the last push (or since `since`), oldest first; empty when there are too many. What happened in
       * the newest one is in `view` and not repeated here: `stepsOf` puts it back.
       */
      readonly steps: readonly { readonly seq: number; readonly happened?: readonly Happening[] }[];
      readonly view: View;
      readonly clocks: readonly Clock[];
      /** Whether there is a decision to take back; left out at a table where nothing ever is. */
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

/** What each command is answered with. Commands that are not here are answered with null. */
export interface Answers {
  readonly create: { readonly table: string };
  readonly find: { readonly table: string };
  /** Null; or another node serves the table, and a connection by its slot (`slot.ts`) may lead there. */
  readonly open: { readonly elsewhere: true } | null;
  readonly takeBack: { readonly table: string };
  readonly rename: { readonly name: string };
  /** Null while somebody is still waited for. */
  readonly rematch: { readonly table: string | null };
  readonly replace: { readonly table: string | null };
  readonly history: MyGames;
  readonly peek: { readonly seq: number; readonly view: View };
  readonly move: { readonly seq: number };
  readonly mine: readonly ShelfTable[];
  readonly openTables: readonly OpenTable[];
  readonly hint: { readonly best: readonly Json[]; readonly nodes: number };
  /** A `RecordFile`, to be parsed like one that comes from anywhere else. */
  readonly record: Json;
}
