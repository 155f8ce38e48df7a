import { chances } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { must, type Refusal } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { cow006 } from '../game.ts';
import type { Move } from '../moves/move-shapes.ts';
import type { Options } from '../options.ts';
import type { Card, CowHappening, State } from '../state.ts';

/** Short helpers that let tests read like play. */
const chanceAt = chances('tests');

export const options = (some: Partial<Options> = {}): Options => must(parse(cow006.options, some, 'BAD_OPTIONS'));

export const dealt = (players: number, some: Partial<Options> = {}, seed = 'deal'): State =>
  must(cow006.setup(players, options(some), chances(seed)(0)));

export const table = (position: object): State => must(cow006.position(position, chanceAt(0)));

export const pick = (card: Card): Move => ({ type: 'pick', card });
export const take = (row: number): Move => ({ type: 'takeRow', row });
export const draft = (card: Card): Move => ({ type: 'draft', card });

export const attempt = (state: State, by: Seat, move: Move) => cow006.step(state, { at: 0, by, move }, chanceAt(1));

export const play = (state: State, by: Seat, move: Move): State => must(attempt(state, by, move));

/** All seats pick in order; the last pick reveals the cards. */
export const all = (state: State, ...cards: readonly Card[]): State =>
  cards.reduce((now, card, seat) => play(now, seat, pick(card)), state);

/** The code of a refusal, with its reason if it has one: `ILLEGAL_MOVE NOT_IN_HAND`. */
export function refusal(state: State, by: Seat, move: Move): string {
  const result = attempt(state, by, move);
  return result.ok ? 'accepted' : wording(result.error);
}

export const wording = ({ code, params }: Refusal): string => [code, params.reason].filter(Boolean).join(' ');

export const timeout = (state: State, seat: Seat) =>
  cow006.step(state, { at: 0, by: 'referee', act: { type: 'timeout', seat } }, chanceAt(1));

export const happenings = <T extends CowHappening['type']>(state: State, type: T) =>
  state.happened.filter((one): one is Extract<CowHappening, { type: T }> => one.type === type);

/** Plays pseudo-random moves until `enough`. */
export function wander(
  start: State,
  seed: string,
  enough: (state: State) => boolean,
  see?: (state: State) => void,
): State {
  const streams = chances(seed);
  const longest = cow006.longest(start.players, start.options);
  let state = start;
  for (let seq = 1; !enough(state); seq++) {
    if (seq > longest + 1) throw new Error('a game without end');
    const turn = cow006.turn(state);
    if (turn.over) break;
    const chance = streams(seq);
    const { seat } = turn.asks[chance.below(turn.asks.length)] ?? { seat: 0 };
    const moves = cow006.moves(cow006.view(state, seat));
    const list = moves.finite ? moves.all : [];
    const move = list[chance.below(list.length)] as Move;
    state = must(cow006.step(state, { at: 0, by: seat, move }, chance));
    see?.(state);
  }
  return state;
}
