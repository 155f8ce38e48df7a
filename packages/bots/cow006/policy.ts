import { DECK } from '@izvilina/games/cow006/pieces/cards.ts';
import { HAND, ROW_FULL, ROWS } from '@izvilina/games/cow006/state.ts';
import { below, type Fast, unit } from '../fast.ts';
import { cheapestRow, countLaid, outBelow, rowFor, type Table } from './simulator.ts';

/** Picks a seat's card during rollouts: returns its index in the hand. */
export type Policy = (table: Table, seat: number, fast: Fast) => number;

export const anyCard: Policy = (table, _seat, fast) => below(fast, table.left);

/*
 * The weights estimate how much better a card is than its hand's average, in penalty points, from visible features: the
 * stage of the round, the room and penalty of the card's row, how many of the others' cards may come before it, and how
 * many of the same hand. `fit-policy.ts` makes them.
 */
const STAGE = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3];
/** Upper ends of bands for the expected number of others' cards between row end and card this turn, in hundredths. */
const BEFORE = [0, 4, 10, 20, 33, 50, 75, 110, 170, 260, 1000];
/** Classes for the seat's own cards between the two: none, one, more. */
const OWN = 3;
const ROOMS = 5;
const EIGHTS = (DECK.length >> 3) + 1;
/**
 * Layout within a stage: constants by room and band, by room and own cards, a slope by room; the same for cards below
 * every row; by number.
 */
const ROOM_OWN = ROOMS * BEFORE.length;
const ROOM_SLOPE = ROOM_OWN + ROOMS * OWN;
const LOW = ROOM_SLOPE + ROOMS;
const LOW_OWN = LOW + BEFORE.length;
const LOW_SLOPE = LOW_OWN + OWN;
const NUMBER = LOW_SLOPE + 1;
const PER_STAGE = NUMBER + EIGHTS;
export const POLICY_WEIGHTS = 4 * PER_STAGE;

const BAND = Uint8Array.from({ length: 1001 }, (_, hundredths) => BEFORE.findIndex((most) => hundredths <= most));

/** Features of a card: indices of its constants and its slope in the weights, and the penalty to multiply. */
export interface Looks {
  before: number;
  own: number;
  number: number;
  slope: number;
  penalty: number;
}

const noLooks = (): Looks => ({ before: 0, own: 0, number: 0, slope: 0, penalty: 0 });
export const looksOfHand = (): readonly Looks[] => Array.from({ length: HAND }, noLooks);

/** Shared by the cards of one hand: number of cards the seat has not seen, and of those below each row's end. */
interface Surroundings {
  unseen: number;
  readonly belowEnd: Uint8Array;
}

function lookAround(table: Table, around: Surroundings): void {
  countLaid(table);
  around.unseen = outBelow(table, DECK.length + 1) - table.left;
  for (let row = 0; row < ROWS; row++) around.belowEnd[row] = outBelow(table, table.last[row] as number);
}

/** Features of a card that goes to `row` (−1: to none); `own` lower cards of the same hand go there, too. */
function lookAt(table: Table, card: number, row: number, own: number, around: Surroundings, looks: Looks): void {
  const { players, left } = table;
  const base = (STAGE[left] as number) * PER_STAGE;
  const owned = own < OWN ? own : OWN - 1;
  const between = outBelow(table, card) - own - (row < 0 ? 0 : (around.belowEnd[row] as number));
  const band = between <= 0 ? 0 : (BAND[Math.ceil((100 * (players - 1) * between) / around.unseen)] as number);
  looks.number = base + NUMBER + (card >> 3);
  if (row < 0) {
    looks.before = base + LOW + band;
    looks.own = base + LOW_OWN + owned;
    looks.slope = base + LOW_SLOPE;
    looks.penalty = table.weight[cheapestRow(table)] as number;
  } else {
    const room = ROW_FULL - (table.count[row] as number);
    looks.before = base + room * BEFORE.length + band;
    looks.own = base + ROOM_OWN + room * OWN + owned;
    looks.slope = base + ROOM_SLOPE + room;
    looks.penalty = table.weight[row] as number;
  }
}

const worthOf = (weights: Float64Array, { before, own, number, slope, penalty }: Looks): number =>
  (weights[before] as number) +
  (weights[own] as number) +
  (weights[number] as number) +
  (weights[slope] as number) * penalty;

const rows = new Int8Array(HAND);
const around: Surroundings = { unseen: 0, belowEnd: new Uint8Array(ROWS) };

/** Features of every card of a hand, by index. */
export function lookAtHand(table: Table, seat: number, looks: readonly Looks[]): void {
  const { left, hands } = table;
  const start = seat * HAND;
  lookAround(table, around);
  for (let at = 0; at < left; at++) rows[at] = rowFor(table, hands[start + at] as number);
  for (let at = 0; at < left; at++) {
    const card = hands[start + at] as number;
    const row = rows[at] as number;
    let own = 0;
    for (let other = 0; other < left; other++)
      if (rows[other] === row && (hands[start + other] as number) < card) own++;
    lookAt(table, card, row, own, around, looks[at] as Looks);
  }
}

/** How good a card looks, regardless of the rest of the hand. */
export function looksOfAny(table: Table, card: number, weights: Float64Array): number {
  const looks = noLooks();
  lookAround(table, around);
  lookAt(table, card, rowFor(table, card), 0, around, looks);
  return worthOf(weights, looks);
}

/** Random noise added to the looks of a card, so that rollouts differ. */
const SPREAD = 1.2;

/** Picks the card that looks best, with noise of up to `SPREAD`. */
export function sensible(weights: Float64Array): Policy {
  const looks = looksOfHand();
  return (table, seat, fast) => {
    const { left } = table;
    if (left === 1) return 0;
    lookAtHand(table, seat, looks);
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left; at++) {
      const value = worthOf(weights, looks[at] as Looks) + SPREAD * unit(fast);
      if (value > highest) {
        highest = value;
        best = at;
      }
    }
    return best;
  };
}
