import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { advance, isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { jsonSchema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { type Answer, actor, type JsonObject, match, object, op } from '../shapes.ts';
import { find, isSeat, toAct } from '../table.ts';

export const legal = op(z.strictObject({ match, player: actor }), (table, { match, player }) => {
  const held = find(table, match);
  if (!held.ok) return held;
  if (player === 'referee') return ok(refereeMoves(held.value.match));
  if (!isSeat(held.value.match, player)) return refuse('BAD_SEAT');
  return seatMoves(held.value.match, player);
});

function seatMoves(match: Match, seat: number): Answer {
  const moves = match.game.moves(viewOf(match, seat));
  return ok(moves.finite ? { moves: moves.all } : { moves: null, domain: jsonSchema(moves.domain) });
}

/** Null: a job (physics) may settle in more ways than can be listed. */
function dueActs({ game, state }: Match): readonly { readonly type: string }[] | null {
  const turn = game.turn(state);
  if (turn.over) return [];
  // Without a clock of its own the game waits for its seats, and the caller is the one who may say that time is out.
  if (turn.referee === null) return turn.asks.map(({ seat }) => ({ type: 'timeout', seat }));
  return 'job' in turn.referee ? null : [turn.referee.act];
}

function refereeMoves(match: Match): Readonly<Record<string, unknown>> {
  const moves = dueActs(match);
  return moves === null ? { moves, domain: jsonSchema(match.game.act) } : { moves };
}

export const play = op(z.strictObject({ match, player: actor, move: object }), (table, { match, player, move }) => {
  const held = find(table, match);
  if (!held.ok) return held;
  const event = eventOf(held.value.match, player, move);
  const next = advance(held.value.match, event);
  if (!next.ok) return next;
  if (event.by === 'referee' && !isListed(held.value.match, event.act))
    return refuse('ILLEGAL_MOVE', { reason: 'NOT_DUE' });
  held.value.match = next.value;
  held.value.events.push(event);
  return ok({ events: next.value.state.happened, toAct: toAct(next.value), over: isOver(next.value) });
});

/** The rules may know more acts than are listed: a game that keeps its own time lets nobody be timed out. */
const isListed = (match: Match, { type }: { readonly type: string }): boolean =>
  dueActs(match)?.some((act) => act.type === type) ?? true;

/**
 * Time stands still in an engine, but for the referee, who acts exactly when it is due, and for a show that is still to
 * come: whoever reacts has seen it. So equal moves give equal states.
 */
function eventOf({ game, state, at }: Match, player: number | 'referee', move: JsonObject): AnyEvent {
  if (player !== 'referee') return { at: Math.max(at, game.race?.shown(state) ?? at), by: player, move };
  const turn = game.turn(state);
  const due = !turn.over && turn.referee !== null && 'due' in turn.referee ? turn.referee.due : at;
  // The kernel parses the act like any move; that it has a type is only known after that.
  return { at: Math.max(at, due), by: 'referee', act: move as JsonObject & { readonly type: string } };
}
