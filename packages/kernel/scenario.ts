import type { AnyGame, Seat, Words } from './game.ts';
import { canonical, type Json } from './json.ts';
import { advance, begin, type Match } from './match.ts';
import { must, type Result } from './result.ts';

/** A move in a scenario: `by` a seat, or the referee. */
export type Ply = { readonly by: Seat; readonly move: Json } | { readonly by: 'referee'; readonly act: Json };

/** A rule as a small position to try: both a test and a page of the in-app rulebook. */
export interface Scenario {
  /** Unique within its game, used in links: `sixth-cow`. */
  readonly id: string;
  /** The ledger rows it shows, the main one first. */
  readonly rules: readonly string[];
  readonly title: Words;
  /** The rule, in our own words. */
  readonly text: Words;
  /** What we decided where the printed rules leave something open; `text` tells what they do say. */
  readonly ours?: Words;
  /** What the reader is asked to try; absent for a note. */
  readonly play?: Play;
}

export interface Play {
  /** Same format as the engine protocol's `position`. */
  readonly position: Json;
  /** Seed for the randomness the position needs. */
  readonly seed?: string;
  /** The seat whose view is shown and whose moves the reader makes. */
  readonly seat: Seat;
  readonly task: Words;
  /** The whole line, others' moves included. The reader's own moves are those by `seat`. */
  readonly moves: readonly Ply[];
  /** Expected part of the state afterwards (objects match in part, lists also by index; everything else exactly). */
  readonly expect: Json;
  /** What the reader should have seen. */
  readonly after: Words;
  /** Moves the rules refuse in the starting position. */
  readonly refused?: readonly { readonly by: Seat; readonly move: Json; readonly code: string }[];
}

const opened = (game: AnyGame, play: Play): Result<Match> => {
  const players = (play.position as { readonly players: number }).players;
  return begin(game, { players, options: {}, seed: play.seed ?? '0', position: play.position });
};

export const openPlay = (game: AnyGame, play: Play): Match => must(opened(game, play));

export const plyEvent = (ply: Ply) =>
  ply.by === 'referee'
    ? { at: 0, by: ply.by, act: ply.act as { readonly type: string } }
    : { at: 0, by: ply.by, move: ply.move };

/** Plays the scripted line and says what is wrong with it; an empty list means the rule holds. */
export function faults(game: AnyGame, play: Play): string[] {
  const begun = opened(game, play);
  if (!begun.ok) return [`position: ${canonical(begun.error)}`];
  const found: string[] = [];
  if (!play.refused?.length && canonical(play.expect) === '{}') found.push('expects nothing, so it cannot fail');
  let match = begun.value;
  for (const { by, move, code } of play.refused ?? []) {
    const result = advance(match, { at: 0, by, move });
    const got = result.ok ? 'accepted' : result.error.code;
    if (got !== code) found.push(`${canonical(move)} by ${by}: expected ${code}, got ${got}`);
  }
  for (const ply of play.moves) {
    const next = advance(match, plyEvent(ply));
    if (!next.ok) return [...found, `${canonical(ply)}: ${canonical(next.error)}`];
    match = next.value;
  }
  return [...found, ...differences(play.expect, match.state, 'state')];
}

/** Whether a state fulfils the scenario; the rulebook applies it to the reader's own moves. */
export const fulfils = (play: Play, match: Match): boolean => differences(play.expect, match.state, '').length === 0;

function differences(wanted: Json, actual: unknown, path: string): string[] {
  // A missing field is not null: otherwise a misspelt key that expects null could never fail.
  if (actual === undefined) return [`${path}: expected ${canonical(wanted)}, got nothing`];
  if (isPartial(wanted) && isKeyed(actual))
    return Object.entries(wanted).flatMap(([key, value]) => differences(value, actual[key], `${path}.${key}`));
  return canonical(wanted) === canonical(actual)
    ? []
    : [`${path}: expected ${canonical(wanted)}, got ${canonical(actual)}`];
}

const isPartial = (wanted: Json): wanted is { readonly [key: string]: Json } =>
  wanted !== null && typeof wanted === 'object' && !Array.isArray(wanted);

const isKeyed = (value: unknown): value is { readonly [key: string]: unknown } =>
  value !== null && typeof value === 'object';
