import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import { bySeat, type Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { playersFit } from '../../players.ts';
import { facts } from '../facts.ts';
import type { Options } from '../options.ts';
import { ascending, cardsUpTo, DECK } from '../pieces/cards.ts';
import { type Card, HAND, ROWS, type State } from '../state.ts';

const TACTICAL_PLAYERS = [2, 4] as const;

/** CW-19: the tactical deck holds ten cards for each player and the four that start the rows. */
const TACTICAL_DECKS = cardsUpTo(TACTICAL_PLAYERS[1]).map((players) => cardsUpTo(players * HAND + ROWS));

export const deckFor = (players: number, options: Options): readonly Card[] =>
  options.variant === 'tactical' ? (TACTICAL_DECKS[players - 1] as readonly Card[]) : DECK;

export const isDrafted = (options: Options): boolean => options.variant === 'tactical' && options.draft;

/** CW-01, CW-19: how many players this variant allows. */
export const seating = (players: number, options: Options): Result<null> =>
  playersFit(players, options.variant === 'tactical' ? TACTICAL_PLAYERS : facts.players);

export function setup(players: number, options: Options, chance: Chance): Result<State> {
  const seated = seating(players, options);
  if (!seated.ok) return seated;
  // CW-R4: who drafts first in the first round is up to chance.
  const firstDrafter = isDrafted(options) ? chance.below(players) : 0;
  const before = { players, options, totals: bySeat(players, () => 0), rounds: [] };
  return ok(startRound(before, 1, firstDrafter, chance));
}

/** CW-15: deals the whole deck again; CW-R4: the next seat drafts first. */
export const nextRound = (state: State, chance: Chance): State =>
  startRound(state, state.round + 1, isDrafted(state.options) ? (state.firstDrafter + 1) % state.players : 0, chance);

type Kept = Pick<State, 'players' | 'options' | 'totals' | 'rounds'>;

function startRound(kept: Kept, round: number, firstDrafter: Seat, chance: Chance): State {
  const { players, options, totals, rounds } = kept;
  const deck = deckFor(players, options);
  const table = isDrafted(options) ? laidOut(players, deck) : dealt(players, shuffled(deck, chance));
  return {
    players,
    options,
    round,
    ...table,
    bases: nothing(players),
    picks: noPicks(players),
    revealed: [],
    totals,
    rounds,
    drafter: firstDrafter,
    firstDrafter,
    played: nothing(players),
    happened: [{ type: 'dealt', round, rows: table.rows.flat() }],
  };
}

type Table = Pick<State, 'phase' | 'rows' | 'hands' | 'pool' | 'drafted'>;

/** CW-04: ten for each player, then four to start the rows. */
function dealt(players: number, cards: readonly Card[]): Table {
  const first = players * HAND;
  return {
    phase: 'pick',
    rows: cards.slice(first, first + ROWS).map((card) => [card]),
    hands: bySeat(players, (seat) => cards.slice(seat * HAND, (seat + 1) * HAND).sort(ascending)),
    pool: [],
    drafted: null,
  };
}

/** CW-20: all cards are face up, to be taken one by one. */
function laidOut(players: number, deck: readonly Card[]): Table {
  return { phase: 'draft', rows: NO_ROWS, hands: nothing(players), pool: deck, drafted: nothing(players) };
}

export const NO_ROWS: State['rows'] = Array.from({ length: ROWS }, () => []);

export const nothing = (players: number): readonly (readonly Card[])[] => bySeat(players, () => []);

export const noPicks = (players: number): readonly null[] => bySeat(players, () => null);
