import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { isSlug, SLUGS } from '@izvilina/games/registry.ts';
import { jobResult, type RunJob, runJobHere } from '@izvilina/jobs/run-here.ts';
import type { AnyAct, AnyEvent, AnyGame, PendingJob, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Match, Start } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';

/** A match with its log. The only mutable thing in the engine: `match` is replaced by its successor. */
export interface Held {
  match: Match;
  readonly events: AnyEvent[];
  /** The result of the pending job, so that asking twice runs it once. */
  settled?: { readonly seq: number; readonly act: AnyAct };
}

/** All the matches of one engine. */
export interface Table {
  readonly matches: Map<string, Held>;
  /** Number of matches ever begun, so that the id of a dropped match is never reused. */
  begun: number;
  readonly runJob: RunJob;
}

export const emptyTable = (runJob: RunJob = runJobHere): Table => ({ matches: new Map(), begun: 0, runJob });

export function keep(table: Table, match: Match, events: AnyEvent[]): string {
  table.begun += 1;
  const id = `m${table.begun}`;
  table.matches.set(id, { match, events });
  return id;
}

export function find(table: Table, id: string): Result<Held> {
  const held = table.matches.get(id);
  return held === undefined ? refuse('UNKNOWN_MATCH') : ok(held);
}

/** The game, with the data needed by a match that starts like this loaded. */
export async function gameOf(slug: string, start: Pick<Start, 'options' | 'position'>): Promise<Result<AnyGame>> {
  return isSlug(slug) ? ok(await loadGameFor(slug, start, readData)) : refuse('UNKNOWN_GAME', { games: SLUGS });
}

export const isSeat = (match: Match, seat: Seat): boolean => seat < match.players;

/**
 * Whom the game waits for. The referee is included if no seat can go on, and last in a race, which the referee may
 * close at any time; a deadline of the game's own does not count.
 */
export function toAct({ game, state }: Match): readonly (Seat | 'referee')[] {
  const turn = game.turn(state);
  if (turn.over) return [];
  const seats = turn.asks.map((ask) => ask.seat);
  const needsReferee = turn.referee !== null && (seats.length === 0 || game.race !== undefined);
  return needsReferee ? [...seats, 'referee'] : seats;
}

/** The job that the match waits for; null if none. */
export function pendingJob({ game, state }: Match): PendingJob<AnyAct, unknown> | null {
  const turn = game.turn(state);
  return !turn.over && turn.referee !== null && 'job' in turn.referee ? turn.referee : null;
}

/** Runs the pending job once and returns its result; null if none is pending. */
export async function settledJob(table: Table, held: Held): Promise<AnyAct | null> {
  const pending = pendingJob(held.match);
  if (pending === null) return null;
  if (held.settled?.seq !== held.match.seq)
    held.settled = { seq: held.match.seq, act: await jobResult(held.match, pending, table.runJob) };
  return held.settled.act;
}

/** The start of a match from a position, which itself contains the number of players and the options. */
export function positionStart(position: { readonly [key: string]: Json }, seed: string): Start {
  const { players, options } = position;
  return { players: typeof players === 'number' ? players : 0, options: options ?? {}, seed, position };
}
