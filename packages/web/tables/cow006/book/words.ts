import { english, russian } from '../../../i18n/plural.ts';

const cows = (n: number): string => `${n} ${russian(n, 'корова', 'коровы', 'коров')}`;
/** «стоит 1 корову» */
const inCows = (n: number): string => `${n} ${russian(n, 'корову', 'коровы', 'коров')}`;
const cowsEn = (n: number): string => `${n} ${english(n, 'cow', 'cows')}`;

/** A row by its number (from 1) and its last card. */
export interface RowEnd {
  readonly row: number;
  readonly last: number;
}
const ends = (rows: readonly RowEnd[]): string => rows.map(({ row, last }) => `${last} (ряд ${row})`).join(', ');
const endsEn = (rows: readonly RowEnd[]): string => rows.map(({ row, last }) => `${last} (row ${row})`).join(', ');

const ru = {
  placed: (card: number, row: number) => `${card} ложится в ряд ${row}.`,
  sixth: (card: number) => `${card} — шестая.`,
  lowest: (card: number) => `${card} меньше всех рядов.`,
  took: (row: number, price: number) => `Ряд ${row}: ${cows(price)}.`,
  waits: (card: number) => `${card} лежит рубашкой вверх.`,
  drafted: (card: number) => `Вы взяли ${card}.`,

  earlier: (cards: readonly number[]) => `Сначала легли младшие: ${cards.join(', ')}.`,
  lower: (card: number, rows: readonly RowEnd[]) => `Последние карты меньше ${card}: ${ends(rows)}.`,
  nearest: (last: number, by: number) => `Ближе всех ${last}: разница ${by}.`,
  onlyRow: (row: number) => `Подходит только ряд ${row}: остальные кончаются картами постарше.`,
  full: (row: number) => `В ряду ${row} уже пять карт, вашей места нет.`,
  pay: (price: number, card: number) => `Забираете их, это ${cows(price)}, а ${card} начинает ряд заново.`,
  noLower: (rows: readonly RowEnd[]) => `Последние карты рядов: ${ends(rows)}. Все они больше вашей.`,
  choose: 'Значит, вы забираете любой ряд на выбор, а ваша карта начинает его заново.',
  yours: 'Ваша карта меньше всех рядов, и какой забрать, решаете вы.',
  price: (price: number, cheapest: number, least: number) =>
    price > least
      ? `Этот ряд стоит ${inCows(price)}, а ряд ${cheapest} обошёлся бы в ${inCows(least)}.`
      : `Этот ряд стоит ${inCows(price)}, дешевле не было.`,
  hidden: 'Карты откроются, когда выберут все.',
  inTurn: 'Берут по одной, по очереди: чего не взяли вы, возьмёт сосед.',

  notHeld: (card: number) => `Карты ${card} нет в вашей руке.`,
  inBase: (card: number) => `${card} лежит на вашей базе и до конца раунда не играет.`,
  noSuchCard: (card: number, most: number) => `В этой колоде карты от 1 до ${most}: ${card} в ней нет.`,
  play: 'Играют картой с руки.',
  noRowNow: 'Ряд выбирают, только когда карта меньше всех рядов.',
  pickFirst: 'Сначала сыграйте карту, ряд выбирают потом.',
  notThere: (card: number) => `Карта ${card} уже взята.`,
  wait: 'Сейчас ход другого игрока.',
  refused: 'Так нельзя.',
};

const en: typeof ru = {
  placed: (card, row) => `${card} goes to row ${row}.`,
  sixth: (card) => `${card} is the sixth.`,
  lowest: (card) => `${card} is lower than every row.`,
  took: (row, price) => `Row ${row}: ${cowsEn(price)}.`,
  waits: (card) => `${card} lies face down.`,
  drafted: (card) => `You took ${card}.`,

  earlier: (cards) => `The lower cards went first: ${cards.join(', ')}.`,
  lower: (card, rows) => `Rows that end below ${card}: ${endsEn(rows)}.`,
  nearest: (last, by) => `${last} is nearest: ${by} away.`,
  onlyRow: (row) => `Only row ${row} will do: the others end in higher cards.`,
  full: (row) => `Row ${row} has five cards already; there is no room for yours.`,
  pay: (price, card) => `You take them, ${cowsEn(price)}, and ${card} starts the row again.`,
  noLower: (rows) => `The rows end in ${endsEn(rows)}. All of them are higher than your card.`,
  choose: 'So you take a row, whichever you like, and your card starts it again.',
  yours: 'Your card is lower than every row, and which one to take is up to you.',
  price: (price, cheapest, least) =>
    price > least
      ? `This row costs ${cowsEn(price)}; row ${cheapest} would have cost ${cowsEn(least)}.`
      : `This row costs ${cowsEn(price)}, and none was cheaper.`,
  hidden: 'The cards are revealed once everybody has chosen.',
  inTurn: 'Cards are taken one at a time, in turn: what you leave your neighbour may take.',

  notHeld: (card) => `You do not hold ${card}.`,
  inBase: (card) => `${card} lies in your base and is out of play for this round.`,
  noSuchCard: (card, most) => `This deck has the cards 1 to ${most}: there is no ${card}.`,
  play: 'You play a card from your hand.',
  noRowNow: 'A row is chosen only when your card is lower than all of them.',
  pickFirst: 'First a card; a row is chosen later.',
  notThere: (card) => `${card} has been taken.`,
  wait: 'It is somebody else’s turn.',
  refused: 'Not allowed.',
};

export type BookWords = typeof ru;
export const BOOK_WORDS: Readonly<Record<'ru' | 'en', BookWords>> = { ru, en };
