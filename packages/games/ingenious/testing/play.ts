import { chances } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { must, type Refusal } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { ingenious } from '../game.ts';
import type { Move } from '../moves/move-shapes.ts';
import type { Options } from '../options.ts';
import type { Axial } from '../pieces/board.ts';
import { COLOURS, type Colour } from '../pieces/colours.ts';
import { type Tile, tileOf } from '../pieces/tiles.ts';
import type { IngeniousHappening, State } from '../state.ts';

/** Short helpers that let tests read like play. */
const chanceAt = chances('tests');

export const options = (some: Partial<Options> = {}): Options => must(parse(ingenious.options, some, 'BAD_OPTIONS'));

export const dealt = (players: number, some: Partial<Options> = {}, seed = 'deal'): State =>
  must(ingenious.setup(players, options(some), chances(seed)(0)));

export const table = (position: object): State => must(ingenious.position(position, chanceAt(0)));

/** `lay('red-blue', [0, 0], [1, 0])`: the first colour on the first cell. */
export const lay = (tile: string, from: Axial, to: Axial): Move => ({
  type: 'place',
  tile: named(tile),
  cells: [from, to],
});
export const swap: Move = { type: 'swap' };
export const keep: Move = { type: 'keep' };
export const skip: Move = { type: 'skip' };

const named = (tile: string): Tile => tile.split('-') as [Colour, Colour];
export const rack = (...tiles: readonly string[]): Tile[] => tiles.map(named);
export const rackOf = (state: State, seat: Seat): string[] =>
  (state.racks[seat] ?? []).map((id) => tileOf(id).join('-'));

export const spots = (colour: Colour, ...cells: readonly Axial[]) => cells.map((at) => ({ at, colour }));

/** A track with `all` for every colour except those in `but`. */
export const track = (all: number, but: Partial<Record<Colour, number>> = {}): number[] =>
  COLOURS.map((colour) => but[colour] ?? all);

const attempt = (state: State, by: Seat, move: Move) => ingenious.step(state, { at: 0, by, move }, chanceAt(1));

export const play = (state: State, by: Seat, move: Move): State => must(attempt(state, by, move));

/** The code of a refusal, with its reason if it has one: `ILLEGAL_MOVE OCCUPIED`. */
export function refusal(state: State, by: Seat, move: Move): string {
  const result = attempt(state, by, move);
  return result.ok ? 'accepted' : wording(result.error);
}

export const wording = ({ code, params }: Refusal): string => [code, params.reason].filter(Boolean).join(' ');

export const timeout = (state: State, seat: Seat) =>
  ingenious.step(state, { at: 0, by: 'referee', act: { type: 'timeout', seat } }, chanceAt(1));

export const happenings = <T extends IngeniousHappening['type']>(state: State, type: T) =>
  state.happened.filter((one): one is Extract<IngeniousHappening, { type: T }> => one.type === type);

export const listed = (state: State, seat: Seat = state.turn): readonly Move[] => {
  const moves = ingenious.moves(ingenious.view(state, seat));
  return moves.finite ? moves.all : [];
};

/** Plays pseudo-random moves until `enough`. */
export function wander(
  start: State,
  seed: string,
  enough: (state: State) => boolean = () => false,
  see?: (state: State) => void,
): State {
  const streams = chances(seed);
  let state = start;
  for (let seq = 1; !enough(state) && state.phase !== 'over'; seq++) {
    const chance = streams(seq);
    const moves = listed(state);
    const move = moves[chance.below(moves.length)] as Move;
    state = must(ingenious.step(state, { at: 0, by: state.turn, move }, chance));
    see?.(state);
  }
  return state;
}
