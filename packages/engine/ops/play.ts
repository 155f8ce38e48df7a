import type { AnyAct, AnyEvent } from '@izvilina/kernel/game.ts';
import { advance, isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { jsonSchema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { type Answer, actor, type JsonObject, match, object, op } from '../shapes.ts';
import { find, type Held, isSeat, pendingJob, settledJob, type Table, toAct } from '../table.ts';

export const legal = op(z.strictObject({ match, player: actor }), async (table, { match, player }) => {
  const held = find(table, match);
  if (!held.ok) return held;
  if (player === 'referee') return ok({ moves: await refereeMoves(table, held.value) });
  if (!isSeat(held.value.match, player)) return refuse('BAD_SEAT');
  return seatMoves(held.value.match, player);
});

function seatMoves(match: Match, seat: number): Answer {
  const moves = match.game.moves(viewOf(match, seat));
  return ok(moves.finite ? { moves: moves.all } : { moves: null, domain: jsonSchema(moves.domain) });
}

/** Acts the referee may do now, except for the result of a job. */
function dueActs({ game, state }: Match): readonly AnyAct[] {
  const turn = game.turn(state);
  if (turn.over) return [];
  // Without a clock of its own the game waits for its seats, and the caller may declare that time is out.
  if (turn.referee === null) return turn.asks.map(({ seat }) => ({ type: 'timeout', seat }));
  return 'due' in turn.referee ? [turn.referee.act] : [];
}

/** A pending job is run, and its result is the only move listed: playing it continues with what really happened. */
async function refereeMoves(table: Table, held: Held): Promise<readonly AnyAct[]> {
  const act = await settledJob(table, held);
  return act === null ? dueActs(held.match) : [act];
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

/**
 * Whether the referee may do this now. The rules may know more acts than are listed: a game that keeps its own time
 * allows no timeouts. Instead of a job's result a trusted caller may play any other act that the rules accept.
 */
const isListed = (match: Match, { type }: AnyAct): boolean =>
  pendingJob(match) !== null || dueActs(match).some((act) => act.type === type);

/**
 * Time stands still in an engine, with two exceptions: the referee acts exactly when an act is due, and a reaction
 * comes at the earliest when its task is shown. So equal moves give equal states.
 */
function eventOf({ game, state, at }: Match, player: number | 'referee', move: JsonObject): AnyEvent {
  if (player !== 'referee') return { at: Math.max(at, game.race?.shown(state) ?? at), by: player, move };
  const turn = game.turn(state);
  const due = !turn.over && turn.referee !== null && 'due' in turn.referee ? turn.referee.due : at;
  // The kernel parses the act like any move; only then it is known to have a type.
  return { at: Math.max(at, due), by: 'referee', act: move as JsonObject & { readonly type: string } };
}
