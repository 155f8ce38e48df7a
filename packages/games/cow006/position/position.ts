import { bySeat, type Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { givenPosition } from '../../given-position.ts';
import { type Options, options as optionsSchema } from '../options.ts';
import { ascending } from '../pieces/cards.ts';
import { deckFor, isDrafted, NO_ROWS, noPicks, nothing, seating } from '../rules/deal.ts';
import { type Card, HAND, ROW_FULL, ROWS, type State } from '../state.ts';

const cards = z.array(z.int());
const shape = z.strictObject({
  players: z.number(),
  options: z._default(z.unknown(), {}),
  hands: z.optional(z.array(cards)),
  rows: z.optional(z.array(cards)),
  bases: z.optional(z.array(cards)),
  totals: z.optional(z.array(z.int().check(z.nonnegative()))),
  round: z.optional(z.int().check(z.positive())),
  phase: z.optional(z.enum(['pick', 'draft'])),
  pool: z.optional(cards),
  drafter: z.optional(z.int()),
  picks: z.optional(z.array(z.nullable(z.int()))),
});
type Given = z.infer<typeof shape>;

/** A position as an outside caller writes it. Missing fields are empty or natural; cards not named are set aside. */
export function position(raw: unknown): Result<State> {
  const parsed = givenPosition(raw, shape, optionsSchema);
  if (!parsed.ok) return parsed;
  const { given, options } = parsed.value;
  const seated = seating(given.players, options);
  return seated.ok ? judge(complete(given, options)) : seated;
}

function complete(given: Given, options: Options): State {
  const { players } = given;
  const phase = given.phase ?? (given.pool === undefined || given.pool.length === 0 ? 'pick' : 'draft');
  const drafting = phase === 'draft';
  const inOrder = given.hands ?? nothing(players);
  const rest = (): Card[] => deckFor(players, options).filter((card) => !inOrder.some((hand) => hand.includes(card)));
  const drafter = given.drafter ?? (drafting ? nextDrafter(inOrder) : 0);
  const late = drafting ? inOrder.flat().length % players : 0;
  return {
    players,
    options,
    round: given.round ?? 1,
    phase,
    rows: given.rows?.some((row) => row.length > 0) ? given.rows : NO_ROWS,
    hands: inOrder.map((hand) => hand.toSorted(ascending)),
    bases: given.bases ?? nothing(players),
    picks: given.picks ?? noPicks(players),
    revealed: [],
    totals: given.totals ?? bySeat(players, () => 0),
    rounds: [],
    pool: (given.pool ?? (drafting ? rest() : [])).toSorted(ascending),
    drafter,
    firstDrafter: (drafter + players - late) % players,
    drafted: drafting ? inOrder : null,
    played: nothing(players),
    happened: [],
  };
}

/** The seat to draft next: the first with fewer cards than the seat before it; seat 0 when all hold equally many. */
function nextDrafter(hands: readonly (readonly Card[])[]): Seat {
  const behind = hands.findIndex((hand, seat) => hand.length < (hands.at(seat - 1) as readonly Card[]).length);
  return Math.max(0, behind);
}

function judge(state: State): Result<State> {
  const reason = tableFault(state) ?? cardFault(state) ?? (state.phase === 'draft' ? draftFault : pickFault)(state);
  return reason === null ? ok(state) : refuse('BAD_POSITION', { reason });
}

function tableFault({ players, options, hands, bases, picks, totals, round, drafter }: State): string | null {
  for (const [name, list] of Object.entries({ hands, bases, picks, totals }))
    if (list.length !== players) return `${name.toUpperCase()}_NOT_ONE_PER_SEAT`;
  if (drafter < 0 || drafter >= players) return 'NO_SUCH_DRAFTER';
  if (options.rounds !== null) return round > options.rounds ? 'GAME_IS_OVER' : null;
  return totals.some((total) => total >= options.endAt) ? 'GAME_IS_OVER' : null;
}

function cardFault({ players, options, hands, rows, bases, pool }: State): string | null {
  const named = [...hands, ...rows, ...bases, pool].flat();
  const highest = deckFor(players, options).length;
  if (named.some((card) => card < 1 || card > highest)) return 'NOT_IN_DECK';
  return new Set(named).size < named.length ? 'CARD_TWICE' : null;
}

function pickFault({ hands, rows, picks, pool }: State): string | null {
  const size = hands[0]?.length ?? 0;
  if (pool.length > 0) return 'POOL_OUTSIDE_DRAFT';
  if (size < 1 || size > HAND || hands.some((hand) => hand.length !== size)) return 'BAD_HANDS';
  if (rows.length !== ROWS || !rows.every(isRow)) return 'BAD_ROWS';
  if (picks.some((card, seat) => card !== null && !hands[seat]?.includes(card))) return 'PICK_NOT_IN_HAND';
  return picks.includes(null) ? null : 'ALL_PICKED'; // the last pick reveals them all
}

const isRow = (row: readonly Card[]): boolean =>
  row.length >= 1 &&
  row.length <= ROW_FULL &&
  row.every((card, index) => index === 0 || card > (row[index - 1] as Card));

/** A draft goes round from its first drafter and ends with four cards left and hands of equal size. */
function draftFault({
  players,
  options,
  hands,
  rows,
  bases,
  picks,
  pool,
  drafter,
  firstDrafter,
}: State): string | null {
  if (!isDrafted(options)) return 'NO_DRAFT_IN_VARIANT';
  if ([...rows, ...bases].some((list) => list.length > 0) || picks.some((pick) => pick !== null))
    return 'DRAFT_COMES_FIRST';
  const taken = hands.flat().length;
  const each = (taken + pool.length - ROWS) / players;
  if (pool.length <= ROWS || !Number.isInteger(each) || each > HAND) return 'BAD_POOL';
  const inTurn = hands.every((hand, seat) => {
    const place = (seat - firstDrafter + players) % players;
    return hand.length === Math.ceil((taken - place) / players);
  });
  return inTurn && drafter === (firstDrafter + taken) % players ? null : 'BAD_HANDS';
}
