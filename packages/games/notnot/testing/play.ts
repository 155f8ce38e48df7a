import { chances } from '@izvilina/kernel/chance.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import { must, type Refusal, type Result } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { notnot } from '../game.ts';
import type { Act, Move } from '../moves/move-shapes.ts';
import type { Options } from '../options.ts';
import type { Slot } from '../pieces/slots.ts';
import type { NotNotHappening, State } from '../state.ts';

/** Short helpers that let tests read like play. */
const chanceAt = chances('tests');

export const options = (some: Partial<Options> = {}): Options => must(parse(notnot.options, some, 'BAD_OPTIONS'));

export const dealt = (players: number, some: Partial<Options> = {}, seed = 'deal'): State =>
  must(notnot.setup(players, options(some), chances(seed)(0)));

export const table = (position: object, seed = 'tests'): State => must(notnot.position(position, chances(seed)(0)));

export const touch = (slot: Slot, at: Millis = 500, uncertainty?: Millis): Move =>
  uncertainty === undefined ? { type: 'point', slot, at } : { type: 'point', slot, at, uncertainty };

export const attempt = (state: State, by: Seat, move: Move, at: Millis = state.since) =>
  notnot.step(state, { at, by, move }, chanceAt(1));

export const play = (state: State, by: Seat, move: Move, at?: Millis): State => must(attempt(state, by, move, at));

/** Moves in the order of seats; null: the seat does not touch. */
export const all = (state: State, ...moves: readonly (Move | null)[]): State =>
  moves.reduce((now, move, seat) => (move === null ? now : play(now, seat, move)), state);

export const refereed = (state: State, act: Act, at: Millis = state.since, seed = 'tests') =>
  notnot.step(state, { at, by: 'referee', act }, chances(seed)(state.round));

export const close = (state: State, at?: Millis): State => must(refereed(state, { type: 'close' }, at));
export const roll = (state: State, seed?: string): State => must(refereed(state, { type: 'roll' }, state.since, seed));
export const refrain = (state: State, seat: Seat): State => must(refereed(state, { type: 'timeout', seat }));

/** Touches in the order of seats, then the close unless the last touch caused it. */
export const judged = (state: State, ...moves: readonly (Move | null)[]): State => {
  const after = all(state, ...moves);
  return after.phase === 'open' ? close(after) : after;
};

const wording = ({ code, params }: Refusal): string => [code, params.reason].filter(Boolean).join(' ');
export const refusal = (result: Result<unknown>): string => (result.ok ? 'accepted' : wording(result.error));

export const happenings = <T extends NotNotHappening['type']>(state: State, type: T) =>
  state.happened.filter((one): one is Extract<NotNotHappening, { type: T }> => one.type === type);

export const referee = (state: State) => {
  const turn = notnot.turn(state);
  return turn.over || turn.referee === null || !('due' in turn.referee) ? null : turn.referee;
};

/** Plays on: the referee rolls, then all seats pseudo-randomly touch or let it pass. */
export function wander(start: State, seed: string, see: (state: State) => boolean): State {
  const streams = chances(seed);
  let state = start;
  for (let seq = 1; state.phase !== 'over' && see(state); seq++) {
    const chance = streams(seq);
    const turn = notnot.turn(state);
    const asks = turn.over ? [] : turn.asks;
    const { seat } = asks[chance.below(asks.length || 1)] ?? { seat: 0 };
    const moves = notnot.moves(notnot.view(state, seat));
    const move = moves.finite || chance.below(4) === 0 ? null : moves.sample(chance);
    const event = move
      ? { at: state.since, by: seat, move }
      : { at: state.since, by: 'referee' as const, act: referee(state)?.act as Act };
    state = must(notnot.step(state, event, chance));
  }
  return state;
}
