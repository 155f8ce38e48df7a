import type { AnyEvent, AnyGame } from './game.ts';
import { advance, begin, type Match, type Start } from './match.ts';
import { ok, type Result, refuse } from './result.ts';

/** A whole game as data: enough to replay it to the byte. */
export interface Record extends Start {
  readonly game: string;
  /** The version of the rules it was played under. */
  readonly rules: number;
  readonly events: readonly AnyEvent[];
}

/** Folds the log into a match. The refusal says at which event (1-based) the record breaks the rules. */
export function replay(game: AnyGame, record: Record): Result<Match> {
  const { game: slug, rules, events, ...start } = record;
  if (slug !== game.slug) return refuse('UNKNOWN_GAME', { game: slug });
  if (rules !== game.rules) return refuse('OTHER_RULES', { theirs: rules, ours: game.rules });
  const begun = begin(game, start);
  if (!begun.ok) return begun;
  let match = begun.value;
  for (const event of events) {
    const next = advance(match, event);
    if (!next.ok) return refuse(next.error.code, { ...next.error.params, seq: match.seq + 1 });
    match = next.value;
  }
  return ok(match);
}
