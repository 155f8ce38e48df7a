import { GAMES, isSlug, SLUGS } from '@izvilina/games/registry.ts';
import type { AnyEvent, AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Match, Start } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';

/** A match with its log. The engine's only mutable thing: a match is replaced by its successor. */
export interface Held {
  match: Match;
  readonly events: AnyEvent[];
}

/** All the matches of one engine. */
export interface Table {
  readonly matches: Map<string, Held>;
  /** How many were ever begun, so that a dropped id is never given out again. */
  begun: number;
}

export const emptyTable = (): Table => ({ matches: new Map(), begun: 0 });

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

export async function gameOf(slug: string): Promise<Result<AnyGame>> {
  return isSlug(slug) ? ok(await GAMES[slug]()) : refuse('UNKNOWN_GAME', { games: SLUGS });
}

export const isSeat = (match: Match, seat: Seat): boolean => seat < match.players;

/** Whom the game waits for; the referee last. */
export function toAct({ game, state }: Match): readonly (Seat | 'referee')[] {
  const turn = game.turn(state);
  if (turn.over) return [];
  const seats = turn.asks.map((ask) => ask.seat);
  return turn.referee === null ? seats : [...seats, 'referee'];
}

/** A position says itself how many play and by which options. */
export function positionStart(position: { readonly [key: string]: Json }, seed: string): Start {
  const { players, options } = position;
  return { players: typeof players === 'number' ? players : 0, options: options ?? {}, seed, position };
}
