import { DECK, penalty } from '@izvilina/games/cow006/pieces/cards.ts';
import { HAND, ROW_FULL, ROWS } from '@izvilina/games/cow006/state.ts';
import { below, type Fast } from '../fast.ts';

/** Penalty by card (CW-03); 0 for card 0, which is none. */
export const PENALTY = Uint8Array.from([0, ...DECK], penalty);

/** The state of a round. Rows are kept only as last card, length and penalty, which is all the rules need. */
export interface Table {
  readonly players: number;
  readonly last: Uint8Array;
  readonly count: Uint8Array;
  readonly weight: Uint8Array;
  /** By seat: penalty taken. */
  readonly taken: Uint16Array;
  /** By seat, ten places each, of which the first `left` hold cards in any order. */
  readonly hands: Uint8Array;
  left: number;
  /** One bit per card that has been on the table this round. */
  readonly laid: Int32Array;
  /** Scratch: this turn's card by seat, and the order in which they are placed. */
  readonly plays: Uint8Array;
  readonly order: Uint8Array;
}

export const emptyTable = (players: number): Table => ({
  players,
  last: new Uint8Array(ROWS),
  count: new Uint8Array(ROWS),
  weight: new Uint8Array(ROWS),
  taken: new Uint16Array(players),
  hands: new Uint8Array(players * HAND),
  left: 0,
  laid: new Int32Array(4),
  plays: new Uint8Array(players),
  order: new Uint8Array(players),
});

/** Makes `to` equal to `from` (scratch aside) without allocating. */
export function copyTable(from: Table, to: Table): void {
  for (let row = 0; row < ROWS; row++) {
    to.last[row] = from.last[row] as number;
    to.count[row] = from.count[row] as number;
    to.weight[row] = from.weight[row] as number;
  }
  for (let seat = 0; seat < from.players; seat++) to.taken[seat] = from.taken[seat] as number;
  for (let i = 0; i < from.hands.length; i++) to.hands[i] = from.hands[i] as number;
  for (let i = 0; i < from.laid.length; i++) to.laid[i] = from.laid[i] as number;
  to.left = from.left;
}

/** Records that the card has been on the table. */
export function lay({ laid }: Table, card: number): void {
  laid[card >> 5] = (laid[card >> 5] as number) | (1 << (card & 31));
}

const laidBefore = new Uint8Array(4);

/** Prepares `outBelow`: counts the cards that have been on the table. */
export function countLaid({ laid }: Table): void {
  for (let word = 1; word < 4; word++)
    laidBefore[word] = (laidBefore[word - 1] as number) + ones(laid[word - 1] as number);
}

/** Number of lower cards that have not been on the table yet. Valid for the table of the last `countLaid`. */
export function outBelow({ laid }: Table, card: number): number {
  const word = card >> 5;
  return card - 1 - (laidBefore[word] as number) - ones((laid[word] as number) & ((1 << (card & 31)) - 1));
}

/** Number of set bits. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The row whose last card is nearest below (rule 2), or −1 under rule 4. */
export function rowFor(table: Table, card: number): number {
  const last = table.last;
  let best = -1;
  let end = 0;
  for (let row = 0; row < ROWS; row++) {
    const here = last[row] as number;
    if (here < card && here > end) {
      end = here;
      best = row;
    }
  }
  return best;
}

export function cheapestRow(table: Table): number {
  const weight = table.weight;
  let best = 0;
  for (let row = 1; row < ROWS; row++) if ((weight[row] as number) < (weight[best] as number)) best = row;
  return best;
}

/** The seat takes the row; its card starts the row again. */
export function take(table: Table, seat: number, card: number, row: number): void {
  table.taken[seat] = (table.taken[seat] as number) + (table.weight[row] as number);
  startRow(table, row, card);
}

/** Makes the row consist of this card alone. */
export function startRow(table: Table, row: number, card: number): void {
  table.last[row] = card;
  table.count[row] = 1;
  table.weight[row] = PENALTY[card] as number;
  lay(table, card);
}

/** Places one card by rules 1–4. `chosen` is the row for rule 4; −1 = the cheapest. */
export function place(table: Table, seat: number, card: number, chosen: number): void {
  const row = rowFor(table, card);
  if (row < 0) take(table, seat, card, chosen < 0 ? cheapestRow(table) : chosen);
  else if (table.count[row] === ROW_FULL) take(table, seat, card, row);
  else {
    table.last[row] = card;
    table.count[row] = (table.count[row] as number) + 1;
    table.weight[row] = (table.weight[row] as number) + (PENALTY[card] as number);
    lay(table, card);
  }
}

/** Places the cards in `plays` in ascending order. Only the first can need `chosen` (CW-R8). */
function placeAll(table: Table, chosen: number): void {
  const { players, plays, order } = table;
  if (players === 2) {
    const low = (plays[0] as number) < (plays[1] as number) ? 0 : 1;
    place(table, low, plays[low] as number, chosen);
    place(table, 1 - low, plays[1 - low] as number, chosen);
    return;
  }
  for (let seat = 0; seat < players; seat++) {
    const card = plays[seat] as number;
    let at = seat;
    while (at > 0 && (plays[order[at - 1] as number] as number) > card) {
      order[at] = order[at - 1] as number;
      at--;
    }
    order[at] = seat;
  }
  for (let i = 0; i < players; i++) {
    const seat = order[i] as number;
    place(table, seat, plays[seat] as number, chosen);
  }
}

/** The seat plays the card at this index; the hand's last card fills the gap. Call `endTurn` when all have played. */
export function playAt(table: Table, seat: number, at: number): void {
  const start = seat * HAND;
  const end = start + table.left - 1;
  const card = table.hands[start + at] as number;
  table.hands[start + at] = table.hands[end] as number;
  table.hands[end] = card;
  table.plays[seat] = card;
}

export function endTurn(table: Table, chosen: number): void {
  table.left--;
  placeAll(table, chosen);
}

/** Plays the hands out at random; rule 4 takes the cheapest row. */
export function playOutRandomly(table: Table, fast: Fast): void {
  while (table.left > 0) {
    for (let seat = 0; seat < table.players; seat++) playAt(table, seat, below(fast, table.left));
    endTurn(table, -1);
  }
}

/** A fresh deal from `deck`, which it shuffles as far as needed. */
export function deal(table: Table, deck: Uint8Array, fast: Fast): void {
  const { players, hands, taken } = table;
  const needed = players * HAND + ROWS;
  for (let i = 0; i < needed; i++) {
    const j = i + below(fast, deck.length - i);
    const card = deck[j] as number;
    deck[j] = deck[i] as number;
    deck[i] = card;
  }
  for (let i = 0; i < hands.length; i++) hands[i] = deck[i] as number;
  table.laid.fill(0);
  for (let row = 0; row < ROWS; row++) startRow(table, row, deck[hands.length + row] as number);
  for (let seat = 0; seat < players; seat++) taken[seat] = 0;
  table.left = HAND;
}

export const fullDeck = (cards = 104): Uint8Array => Uint8Array.from({ length: cards }, (_, i) => i + 1);
