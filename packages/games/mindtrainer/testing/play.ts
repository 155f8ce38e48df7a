import { chances } from '@izvilina/kernel/chance.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must, type Refusal } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { mindtrainer } from '../game.ts';
import type { Act, LayMove, Move } from '../moves/move-shapes.ts';
import type { Options } from '../options.ts';
import { type Board, EMPTY_BOARD, isFree } from '../pieces/board.ts';
import { rows, spell } from '../scenarios/pieces.ts';
import type { MindtrainerHappening, State } from '../state.ts';

/** Short helpers that let tests read like play. */
const chanceAt = chances('tests');

export { rows, spell };

export const options = (some: Partial<Options> = {}): Options => must(parse(mindtrainer.options, some, 'BAD_OPTIONS'));

/** Dealt with a short list of words by default, so that no lexicon has to be loaded. */
export const dealt = (players: number, some: Partial<Options> = { words: ['КОТ'] }, seed = 'deal'): State =>
  must(mindtrainer.setup(players, options(some), chances(seed)(0)));

export const table = (position: object, seed = 'tests'): State =>
  must(mindtrainer.position(position, chances(seed)(0)));

/** `lay('КоТ', 7, 7)`: across from there; a small letter is a blank. Tiles already there are left out. */
export function lay(
  word: string,
  x: number,
  y: number,
  way: 'across' | 'down' = 'across',
  board: Board = EMPTY_BOARD,
): LayMove {
  const free = spell(word, x, y, way).tiles.filter((tile) => isFree(board, tile.x, tile.y));
  return must(parse(mindtrainer.move, { type: 'lay', tiles: free }, 'BAD_MOVE')) as LayMove;
}

export const exchange = (tiles: string): Move =>
  must(parse(mindtrainer.move, { type: 'exchange', tiles: [...tiles] }, 'BAD_MOVE'));
export const pass: Move = { type: 'pass' };
export const accept: Move = { type: 'accept' };
export const challenge: Move = { type: 'challenge' };
export const vote = (valid: boolean): Move => ({ type: 'vote', valid });

export const attempt = (state: State, by: Seat, move: Move, at: Millis = 0) =>
  mindtrainer.step(state, { at, by, move }, chanceAt(1));

export const play = (state: State, by: Seat, move: Move, at: Millis = 0): State => must(attempt(state, by, move, at));

/** `count` passes, each by the player whose turn it is. */
export const passes = (state: State, count: number): State =>
  Array.from({ length: count }).reduce<State>((so) => play(so, so.turn, pass), state);

export const referee = (state: State, act: Act, at: Millis = 0) =>
  mindtrainer.step(state, { at, by: 'referee', act }, chanceAt(1));

/** The code of a refusal, with its reason if it has one: `ILLEGAL_MOVE GAP`. */
export function refusal(state: State, by: Seat, move: Move): string {
  const result = attempt(state, by, move);
  return result.ok ? 'accepted' : wording(result.error);
}

export const wording = ({ code, params }: Refusal): string => [code, params.reason].filter(Boolean).join(' ');

/** A move as it may come from outside: its shape is checked too. */
export function tried(state: State, by: Seat, move: Json): string {
  const shaped = parse(mindtrainer.move, move, 'BAD_MOVE');
  return shaped.ok ? refusal(state, by, shaped.value) : wording(shaped.error);
}

export const happenings = <T extends MindtrainerHappening['type']>(state: State, type: T) =>
  state.happened.filter((one): one is Extract<MindtrainerHappening, { type: T }> => one.type === type);

export const types = (state: State): string[] => state.happened.map(({ type }) => type);

export const listed = (state: State, seat: Seat = state.turn): readonly Move[] => {
  const moves = mindtrainer.moves(mindtrainer.view(state, seat));
  return moves.finite ? moves.all : [];
};
