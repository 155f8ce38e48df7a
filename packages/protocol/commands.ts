import * as z from 'zod/mini';
import { beginning } from './beginning.ts';
import { PACE_NAMES } from './pace.ts';
import { STAMPS, TALKS } from './talk.ts';

/*
 * What a connection may ask, over a WebSocket (online) or of a Web Worker (offline, one screen). A command carries an
 * `id`; exactly one reply answers it (`messages.ts`).
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
