import { chances } from './chance.ts';
import type { AnyEvent, AnyGame, GameState, Millis, Seat, View, Viewer } from './game.ts';
import { digest, type Json } from './json.ts';
import { ok, type Result, refuse } from './result.ts';
import { parse } from './schema.ts';

/** How a match begins: dealt from a seed, set up as a position (chance still by the seed), or continued (`from`). */
export interface Start {
  readonly players: number;
  readonly options: Json;
  readonly seed: string;
  readonly position?: Json;
  readonly from?: Moment;
}

/** A moment of another match as one seat knew it: what that seat could not know is drawn anew from the new seed. */
export interface Moment extends Start {
  readonly events: readonly AnyEvent[];
  readonly seat: Seat;
}

/** The beginning of a match that is not dealt. */
export type Beginning = Pick<Start, 'position' | 'from'>;

/**
 * A match is its start and its events; `state` is their fold. Immutable: `advance` returns the next one. Used by the
 * server, the browser's worker and the engine; the owner of the match keeps the log.
 */
export interface Match {
  readonly game: AnyGame;
  readonly start: Start;
  readonly players: number;
  /** Number of events applied: the `seq` of the newest. */
  readonly seq: number;
  readonly at: Millis;
  readonly state: GameState;
  /** `game.turn(state)`, cached because it is needed many times per move. */
  readonly turn: ReturnType<AnyGame['turn']>;
  readonly chanceAt: ReturnType<typeof chances>;
}

export function begin(game: AnyGame, start: Start): Result<Match> {
  const chanceAt = chances(start.seed);
  const state = stateAt(game, start, chanceAt);
  if (!state.ok) return state;
  if (game.result(state.value).scores.length !== start.players) return refuse('BAD_POSITION', { at: 'players' });
  const turn = game.turn(state.value);
  return ok({ game, start, players: start.players, seq: 0, at: 0, state: state.value, turn, chanceAt });
}

function stateAt(game: AnyGame, start: Start, chanceAt: Match['chanceAt']): Result<GameState> {
  if (start.from !== undefined) return imagined(game, start.from, chanceAt);
  return start.position === undefined ? deal(game, start, chanceAt) : game.position(start.position, chanceAt(0));
}

/** The position as that seat may imagine it, consistent with everything it knew. */
function imagined(game: AnyGame, { events, seat, ...start }: Moment, chanceAt: Match['chanceAt']): Result<GameState> {
  const begun = begin(game, start);
  if (!begun.ok) return begun;
  let match = begun.value;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.players) return refuse('BAD_SEAT', { seat });
  for (const event of events) {
    const next = advance(match, event);
    if (!next.ok) return refuse('BAD_POSITION', { at: `from.events.${match.seq}` });
    match = next.value;
  }
  return isOver(match) ? refuse('GAME_OVER') : ok(game.imagine(viewOf(match, seat), chanceAt(0)));
}

function deal(game: AnyGame, start: Start, chanceAt: Match['chanceAt']): Result<GameState> {
  const [min, max] = game.players;
  if (!Number.isInteger(start.players) || start.players < min || start.players > max)
    return refuse('BAD_OPTIONS', { at: 'players', min, max });
  const options = parse(game.options, start.options, 'BAD_OPTIONS');
  return options.ok ? game.setup(start.players, options.value, chanceAt(0)) : options;
}

/** The next match or a refusal. A refused event changes nothing. `at` never runs backwards. */
export function advance(match: Match, event: AnyEvent): Result<Match> {
  const { game, state, turn } = match;
  const shaped = shape(match, event);
  if (!shaped.ok) return shaped;
  if (turn.over) return refuse('GAME_OVER');
  const next = game.step(state, shaped.value, match.chanceAt(match.seq + 1));
  if (!next.ok) return next;
  const at = shaped.value.at;
  return ok({ ...match, seq: match.seq + 1, at, state: next.value, turn: game.turn(next.value) });
}

function shape(match: Match, event: AnyEvent): Result<AnyEvent> {
  if (!Number.isFinite(event.at)) return refuse('BAD_MOVE', { at: 'at' });
  const at = Math.max(match.at, event.at);
  if (event.by === 'referee') {
    const act = parse(match.game.act, event.act, 'BAD_MOVE');
    return act.ok ? ok({ at, by: 'referee', act: act.value }) : act;
  }
  if (!Number.isInteger(event.by) || event.by < 0 || event.by >= match.players)
    return refuse('BAD_SEAT', { seat: event.by });
  const move = parse(match.game.move, event.move, 'BAD_MOVE');
  return move.ok ? ok({ at, by: event.by, move: move.value }) : move;
}

export const viewOf = (match: Match, viewer: Viewer): View => match.game.view(match.state, viewer);

export const isOver = (match: Match): boolean => match.turn.over;

/** The question a seat has not answered yet; null if none. A move that answers an older question is stale. */
export function askOf({ turn }: Match, seat: Seat): string | null {
  return turn.over ? null : (turn.asks.find((ask) => ask.seat === seat)?.what ?? null);
}

/**
 * Whether another match may continue from here: not over, no job pending, and no seat under a deadline that would long
 * have passed.
 */
export const canGoOnFrom = ({ turn }: Match): boolean =>
  !turn.over && (turn.referee === null || ('due' in turn.referee && turn.asks.length === 0));

export const hashOf = (match: Match): string => digest(match.state);
