import { STAND_IN } from '@izvilina/bots/bot.ts';
import type { Millis, Outcome, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Beginning } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { PHASES, Series } from '@izvilina/protocol/messages.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import { combinedSeed } from '@izvilina/protocol/proof.ts';
import type { Talk } from '@izvilina/protocol/talk.ts';
import { hexToken } from '../tokens.ts';

export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string; readonly gentle?: boolean | undefined }
  | {
      readonly kind: 'person';
      readonly guest: string;
      readonly name: string;
      /** This player's part of the seed; null until given. */
      readonly entropy: string | null;
      /** Level of the bot that plays for them while they are away; null while they play themselves. */
      readonly standIn: string | null;
    };

/** State of the agreement on a rematch (`rematch.ts`). */
export interface Again {
  /** Guests who have agreed. */
  readonly agreed: readonly string[];
  /** Seats that a bot takes over because their player has not answered. */
  readonly bots: readonly Seat[];
}

/** A result as a document keeps it. */
export type KeptOutcome = Pick<Outcome, 'scores' | 'places'>;

/** Everything about a table except its moves: who sits where, what was agreed, and the seeds. Never sent as it is. */
export interface TableDoc {
  /** Format of the document itself (`document-format.ts`). */
  readonly format: number;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly pace: Pace;
  readonly watchers: boolean;
  /** As agreed; null while nothing was agreed: see `hintsAllowed`. */
  readonly hints: boolean | null;
  /** As chosen by the host; missing until they choose: see `talkAt`. */
  readonly talk?: Talk;
  /** The host lets strangers find this table: see `isListed`. */
  readonly openToAll?: boolean;
  readonly phase: (typeof PHASES)[number];
  readonly host: string;
  readonly code: string | null;
  /** The host asked for the deal: the chairs are fixed, and only the players' parts of the seed are waited for. */
  readonly dealing: boolean;
  readonly chairs: readonly Chair[];
  readonly serverSeed: string;
  /** Fixed at the start, from the server's and the players' parts. */
  readonly seed: string | null;
  /** Where the match begins, if not with a deal. */
  readonly begins?: Beginning;
  /** Hash of the last state once the game is over: the record stays complete after these rules are gone. */
  readonly hash: string | null;
  /** Why the game can no longer be finished (phase `over`); null otherwise. */
  readonly closed: string | null;
  /** Guests whom the host has banned from this table. */
  readonly banned: readonly string[];
  /** Id of the next table, once every player has agreed (`rematch.ts`); null before. */
  readonly rematch: string | null;
  readonly again?: Again;
  /** Score of the previous games, if this one is a rematch. */
  readonly series?: Series;
  /** How the game ended. Missing in games finished under older versions. */
  readonly outcome?: KeptOutcome;
  /** Keys of the host's last changes, so that a repeated command is not carried out twice. */
  readonly recentChanges?: readonly string[];
  readonly created: Millis;
  readonly changed: Millis;
  /** When it was dealt. Missing in tables of older versions. */
  readonly started?: Millis;
  /** When it ended. Missing in tables of older versions. */
  readonly ended?: Millis;
}

/** When the game ended; null while it has not. */
export const endedAt = ({ phase, ended, changed }: TableDoc): Millis | null =>
  phase === 'over' ? (ended ?? changed) : null;

/* Changes to the document. Each is a pure function that returns the new document or a refusal. */

export const seatsOf = (table: TableDoc, guest: string): Seat[] =>
  table.chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.guest === guest ? [seat] : []));

export const isSeated = (table: TableDoc, guest: string): boolean =>
  table.chairs.some((chair) => chair.kind === 'person' && chair.guest === guest);

export const hasPerson = (chairs: readonly Chair[]): boolean => chairs.some(({ kind }) => kind === 'person');

/** Default: no hints when two or more guests play. */
export const hintsAllowed = ({ hints, chairs }: TableDoc): boolean =>
  hints ?? new Set(chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.guest] : []))).size < 2;

/** Everybody who has its address may look at a gathering table; at a dealt one strangers only if `watchers` is set. */
export function mayLook(table: TableDoc, guest: string): Result<TableDoc> {
  if (isSeated(table, guest)) return ok(table);
  if (table.banned.includes(guest)) return refuse('BANNED');
  return table.phase === 'gathering' || table.watchers ? ok(table) : refuse('NO_WATCHERS');
}

/** By mail a game goes on while nobody looks at it; at any other pace it waits. */
export const wakesByItself = ({ pace, phase }: TableDoc): boolean => pace === 'mail' && phase === 'playing';

/** Each seat's part of the seed; null for bots, open chairs and people who have given none. */
export const entropies = (table: TableDoc): (string | null)[] =>
  table.chairs.map((chair) => (chair.kind === 'person' ? chair.entropy : null));

const withChair = (table: TableDoc, seat: Seat, chair: Chair): TableDoc => ({
  ...table,
  chairs: table.chairs.map((old, index) => (index === seat ? chair : old)),
});

export const gathering = (table: TableDoc): Result<TableDoc> =>
  table.phase === 'gathering' && !table.dealing ? ok(table) : refuse('ALREADY_STARTED');

export const hosted = (table: TableDoc, guest: string): Result<TableDoc> =>
  table.host === guest ? ok(table) : refuse('ONLY_HOST');

export function sit(
  table: TableDoc,
  person: { readonly guest: string; readonly name: string; readonly entropy: string | null },
  wanted: Seat | undefined,
): Result<TableDoc> {
  const [mine] = seatsOf(table, person.guest);
  const open = gathering(table);
  if (!open.ok) return mine === undefined ? open : ok(table);
  if (mine !== undefined) {
    const entropy = entropies(table)[mine] ?? person.entropy; // a part of the seed once given is kept
    return ok(withChair(table, mine, { kind: 'person', standIn: null, ...person, entropy }));
  }
  if (table.banned.includes(person.guest)) return refuse('BANNED');
  const free = wanted ?? table.chairs.findIndex((chair) => chair.kind === 'open');
  if (table.chairs[free]?.kind !== 'open') return refuse(wanted === undefined ? 'TABLE_FULL' : 'SEAT_TAKEN');
  return ok(withChair(table, free, { kind: 'person', standIn: null, ...person }));
}

export function stand(table: TableDoc, guest: string): Result<TableDoc> {
  if (!isSeated(table, guest)) return ok(table);
  const open = gathering(table);
  if (!open.ok) return open;
  const chairs = table.chairs.map(
    (chair): Chair => (chair.kind === 'person' && chair.guest === guest ? { kind: 'open' } : chair),
  );
  const heir = chairs.find((chair) => chair.kind === 'person');
  return ok({ ...table, chairs, host: table.host === guest && heir ? heir.guest : table.host });
}

const CHANGES_REMEMBERED = 16;

export interface Arrangement {
  readonly client: string;
  readonly seat: Seat;
  /** Null removes the chair. */
  readonly chair: Exclude<Chair, { kind: 'person' }> | null;
}

/** The host adds or removes a chair or seats a bot, once per key. A person is never moved. */
export function arrange(table: TableDoc, { client, seat, chair }: Arrangement, most: number): Result<TableDoc> {
  const recent = table.recentChanges ?? [];
  if (recent.includes(client)) return ok(table);
  const arranged = withArrangement(table, seat, chair, most);
  return arranged.ok
    ? ok({ ...arranged.value, recentChanges: [...recent, client].slice(-CHANGES_REMEMBERED) })
    : arranged;
}

function withArrangement(table: TableDoc, seat: Seat, chair: Arrangement['chair'], most: number): Result<TableDoc> {
  const open = gathering(table);
  if (!open.ok) return open;
  if (seat > table.chairs.length || (seat === table.chairs.length && chair === null)) return refuse('NO_SUCH_SEAT');
  if (seat >= most) return refuse('TOO_MANY_SEATS', { most });
  if (table.chairs[seat]?.kind === 'person') return refuse('SEAT_TAKEN');
  if (chair === null) return ok({ ...table, chairs: table.chairs.filter((_, index) => index !== seat) });
  if (seat === table.chairs.length) return ok({ ...table, chairs: [...table.chairs, chair] });
  return ok(withChair(table, seat, chair));
}

/** Stores a guest's part of the seed, once: with a second one they (and an accomplice) could try until it suits. */
export function giveEntropy(table: TableDoc, guest: string, entropy: string): Result<TableDoc> {
  const [mine, ...more] = seatsOf(table, guest);
  if (mine === undefined) return refuse('NOT_SEATED');
  const given = entropies(table)[mine];
  if (given === entropy) return ok(table);
  if (table.phase !== 'gathering') return refuse('ALREADY_STARTED');
  if (given) return refuse('PART_GIVEN');
  return ok({
    ...table,
    chairs: table.chairs.map((chair, seat) =>
      chair.kind === 'person' && (seat === mine || more.includes(seat)) ? { ...chair, entropy } : chair,
    ),
  });
}

/** No player's part of the seed is missing. */
export const allGiven = (table: TableDoc): boolean =>
  table.chairs.every((chair) => chair.kind !== 'person' || chair.entropy !== null);

/** Removes empty chairs and disables the code. From now on only parts of the seed are accepted. */
export function fixChairs(table: TableDoc, fewest: number): Result<TableDoc> {
  const open = gathering(table);
  if (!open.ok) return open;
  const chairs = table.chairs.filter((chair) => chair.kind !== 'open');
  if (chairs.length < fewest) return refuse('TOO_FEW_PLAYERS', { fewest });
  return ok({ ...table, chairs, code: null, dealing: true });
}

/** Fixes the seed from the parts given so far and starts the game. */
export const deal = (table: TableDoc): TableDoc => ({
  ...table,
  phase: 'playing',
  dealing: false,
  seed: combinedSeed(table.serverSeed, entropies(table)),
});

/** The name of somebody who asked that nothing is kept of them. */
const NOBODY = '—';

/** The same table without anything that identifies this guest. Their moves stay, for those who played with them. */
export const withoutGuest = (table: TableDoc, guest: string, tombstone: string): TableDoc =>
  withGuestReplaced(table, guest, { guest: tombstone, name: NOBODY });

/** The same table with this guest's seats given up: a stand-in plays on. The others still see the name. */
export const leftTable = (table: TableDoc, guest: string, tombstone: string): TableDoc =>
  withGuestReplaced(table, guest, { guest: tombstone });

/** What stands at a table instead of the id of a guest who is `gone` from the server, or has `left` this table. */
export const tombstoneOf = (why: 'gone' | 'left', random: (bytes: number) => Uint8Array): string =>
  `${why}-${hexToken(random, 8)}`;

/** Nobody will ever come back to this chair. */
export const isLeft = (chair: Chair): boolean => chair.kind !== 'person' || /^(gone|left)-/.test(chair.guest);

/** Keeps the guest's part of the seed: without it nobody could verify the deal. */
function withGuestReplaced(
  table: TableDoc,
  guest: string,
  by: { readonly guest: string; readonly name?: string },
): TableDoc {
  const heir = table.chairs.find((chair) => chair.kind === 'person' && chair.guest !== guest);
  const chairs = table.chairs.map((chair): Chair => {
    if (chair.kind !== 'person' || chair.guest !== guest) return chair;
    if (table.phase === 'gathering') return { kind: 'open' };
    return { ...chair, ...by, standIn: table.phase === 'playing' ? STAND_IN : null };
  });
  const heirId = heir?.kind === 'person' ? heir.guest : by.guest;
  const again = table.again && {
    again: { ...table.again, agreed: table.again.agreed.filter((one) => one !== guest) },
  };
  return { ...table, ...again, chairs, host: table.host === guest ? heirId : table.host };
}

/** Sets the level of the bot that plays these seats (null: their players are back). */
export function standInFor(table: TableDoc, seats: readonly Seat[], level: string | null): TableDoc {
  return seats.reduce((doc, seat) => {
    const chair = doc.chairs[seat];
    const changes = chair?.kind === 'person' && chair.standIn !== level;
    return changes ? withChair(doc, seat, { ...chair, standIn: level }) : doc;
  }, table);
}
