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

/** A token of 22 letters; online its slot (`slot.ts`) precedes it. Older tables and some of one device have none. */
export const TABLE_ID = /^(?:[A-Za-z0-9_-]{2})?[A-Za-z0-9_-]{22}$/;
const tableId = z.string().check(z.regex(TABLE_ID));
const seat = z.int().check(z.minimum(0), z.maximum(9));
const level = z.string().check(z.regex(/^[a-z0-9-]{1,20}$/));
/** A player's part of the seed, so that the server cannot choose the deal alone. */
const entropy = z.string().check(z.regex(/^[0-9a-f]{32,64}$/));
const rawName = z.string().check(z.maxLength(400));

const emptyChair = z.strictObject({ kind: z.literal('open') });
/** `gentle`: gives a newcomer to the game more time. */
const botChair = z.strictObject({ kind: z.literal('bot'), level, gentle: z.optional(z.boolean()) });
/** `me` more than once: several players on one screen; all these seats belong to this guest. */
const myChair = z.strictObject({ kind: z.literal('me'), name: z.optional(rawName) });
const chairs = z
  .array(z.discriminatedUnion('kind', [emptyChair, botChair, myChair]))
  .check(z.minLength(1), z.maxLength(10));

/** Chosen by the client, once per intention: a command repeated with the same key gets the result of the first. */
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
    /** Only on one device: a server would know it before its own commitment. Online: `entropy`. */
    entropy: z.optional(entropy),
    /** Deal at once (every chair is taken). */
    start: z.boolean(),
    /** Only on one device: not dealt, but set up as a position or continued from another game. */
    begins: z.optional(z.strictObject(beginning)),
  }),
  /** Look at the table: from now on everything that changes is pushed. `since` = the newest seq already seen. */
  z.strictObject({
    type: z.literal('open'),
    id,
    table,
    since: z.optional(z.int().check(z.nonnegative())),
    /** The guest only wants to watch. At a gathering table a guest without this counts as about to sit down. */
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
  /** Host only. `seat` one past the last adds a chair, `chair: null` removes one. */
  z.strictObject({
    type: z.literal('chair'),
    id,
    client,
    table,
    seat,
    chair: z.nullable(z.discriminatedUnion('kind', [emptyChair, botChair])),
  }),
  /** Host only: a bot on every open chair. */
  z.strictObject({ type: z.literal('fill'), id, table, level }),
  /** Host only: frees the chair of the person with this name; with `ban` they cannot come back to this table. */
  z.strictObject({ type: z.literal('remove'), id, table, seat, name: rawName, ban: z.boolean() }),
  /** A seated guest becomes the host of a gathering table. Refused with `HOST_HERE` until the host has been away a while. */
  z.strictObject({ type: z.literal('host'), id, table }),
  z.strictObject({
    type: z.literal('agree'),
    id,
    table,
    options: z.optional(z.record(z.string(), z.unknown())),
    pace: z.optional(z.enum(PACE_NAMES)),
    watchers: z.optional(z.boolean()),
    /** Whether hints are allowed. Default: only if fewer than two guests play. */
    hints: z.optional(z.boolean()),
  }),
  /** Host only: whether strangers find this gathering table (`openTables`). Of a guest's tables only the last one. */
  z.strictObject({ type: z.literal('openToAll'), id, table, open: z.boolean() }),
  /** Lists the tables of this server at which anybody may sit down. */
  z.strictObject({ type: z.literal('openTables'), id }),
  /** Fixes the chairs. The table is dealt once all seated people have given their entropy, or after a short wait. */
  z.strictObject({ type: z.literal('start'), id, table }),
  /**
   * This guest's part of the seed, once, after they have stored the table's commitment. Refused: `PART_GIVEN` if
   * another part was given for them, `ALREADY_STARTED` if it comes too late.
   */
  z.strictObject({ type: z.literal('entropy'), id, table, entropy }),
  /** `seq`: the newest event the player has seen. */
  z.strictObject({
    type: z.literal('move'),
    id,
    table,
    seat,
    seq: z.int().check(z.nonnegative()),
    client,
    move: z.unknown(),
    /** Only in a race: milliseconds from the frame that showed the task to the touch, by the player's device. */
    claimed: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  }),
  z.strictObject({ type: z.literal('hint'), id, table, seat }),
  /**
   * On one device, by the only person among bots: a new table continues from before their last decision, and this one
   * is removed. What they could not know then is drawn anew.
   */
  z.strictObject({ type: z.literal('takeBack'), id, table }),
  z.strictObject({ type: z.literal('leave'), id, table }),
  /** Restarts the pause before a stand-in takes over for an absent player. */
  z.strictObject({ type: z.literal('wait'), id, table, seat }),
  /** Shown to the present viewers of the table, stored nowhere. */
  z.strictObject({ type: z.literal('say'), id, client, table, seat, saying }),
  /** Host only, at any time: what may be said at this table. */
  z.strictObject({ type: z.literal('talk'), id, table, talk: z.enum(TALKS) }),
  /** «Another game»: this guest agrees (`again: false`: no longer). The next table is dealt once all have agreed. */
  z.strictObject({ type: z.literal('rematch'), id, table, again: z.optional(z.boolean()) }),
  /** A bot plays the next game instead of a player who has not answered. Only for those who have agreed. */
  z.strictObject({ type: z.literal('replace'), id, table, seat }),
  z.strictObject({ type: z.literal('record'), id, table }),
  /** This guest's finished games in pages, the latest first; `after`: `next` of the previous page. */
  z.strictObject({
    type: z.literal('history'),
    id,
    after: z.optional(z.strictObject({ ended: z.number(), table })),
    limit: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  /** The current view of one's own game, without looking at the table. */
  z.strictObject({ type: z.literal('peek'), id, table }),
  /** This guest gives the game up, or removes a finished one from their list: it is no longer theirs. */
  z.strictObject({ type: z.literal('forget'), id, table }),
]);
export type Command = z.infer<typeof command>;
export type CommandType = Command['type'];
type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;
/** A command before its transport has numbered it. */
export type CommandBody = WithoutId<Command>;

/** The id for a reply; null if the message, which may be no command at all, has none. */
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
      /** Level of the bot that plays for them while they are away; null if none. */
      readonly standIn: string | null;
      /** Milliseconds until a stand-in takes over; null while no countdown runs. */
      readonly standInAfter: Millis | null;
      /** Identifies this person at every table, for this guest only: other guests see another alias. Null: yourself. */
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

/** What each command is answered with. Commands that are not here are answered with null. */
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
