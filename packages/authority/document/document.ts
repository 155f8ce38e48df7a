import type { Millis, Outcome, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Beginning } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Series, TablePhase } from '@izvilina/protocol/messages.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import type { Talk } from '@izvilina/protocol/talk.ts';

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
  readonly phase: TablePhase;
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

export const gathering = (table: TableDoc): Result<TableDoc> =>
  table.phase === 'gathering' && !table.dealing ? ok(table) : refuse('ALREADY_STARTED');

export const hosted = (table: TableDoc, guest: string): Result<TableDoc> =>
  table.host === guest ? ok(table) : refuse('ONLY_HOST');
