import { english } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';
import { ALL_BUT_SURE, type CowWords, HARDLY } from './words.ru.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const cows = (n: number): string => `${n} ${english(n, 'cow', 'cows')}`;
const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

export const en: CowWords = {
  cows,
  phase: (round, turn) => `round ${round} · turn ${turn} of 10`,
  phaseDraft: (round) => `round ${round} · choosing cards`,
  phaseOver: (rounds) => `result · ${rounds} ${english(rounds, 'round', 'rounds')}`,

  asked: {
    pick: 'Choose a card',
    wait: (names) => `Waiting for ${list.format(names)}`,
    waitMany: (n) => `Waiting for ${n} more`,
    think: (names) => `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
    thinkMany: (n) => `${n} are still thinking`,
    row: 'Which row will you take?',
    rowOf: (name) => does(name, 'is choosing a row', 'are choosing a row'),
    draft: 'Take a card',
    draftOf: (name) => does(name, 'is taking a card', 'are taking a card'),
    laying: 'The cards go down in order',
    counting: 'Counting the cows',
    over: 'The game is over',
  },
  changeable: 'You can change your card while they think.',

  log: {
    timeout: (name) => `${name}: time is up`,
    timeoutPick: (name) => `${name}: time is up, the lowest card is played`,
    timeoutRow: (name) => `${name}: time is up, the cheapest row is taken`,
    timeoutDraft: (name) => `${name}: time is up, a card was taken for them`,
    drafted: (name, card) => does(name, `takes ${card}`, `take ${card}`),
    revealed: (numbers) => `Revealed: ${list.format(numbers.map(String))}`,
    lastTurn: (numbers) => `Last turn: ${list.format(numbers.map(String))}`,
    mustTake: (name, card) => `${isYou(name) ? 'Your' : `${name}:`} ${card} is below every row`,
    placed: (name, card, row) => `${isYou(name) ? 'Your' : `${name}:`} ${card} goes to row ${row}`,
    sixth: (name, card, penalty) =>
      isYou(name)
        ? `Your ${card} is the sixth: you take the row, ${cows(penalty)}`
        : `${name} plays ${card} as the sixth and takes the row: ${cows(penalty)}`,
    lowest: (name, row, penalty) =>
      does(name, `takes row ${row}: ${cows(penalty)}`, `take row ${row}: ${cows(penalty)}`),
    scored: (round) => `Round ${round} is scored`,
    dealt: (round) => `Round ${round}: the cards are dealt`,
    draftBegins: (round) => `Round ${round}: choosing cards`,
    over: 'The game is over',
  },

  card: (n, penalty) => `card ${n}, ${cows(penalty)}`,
  cardPicked: (n, penalty) => `card ${n}, ${cows(penalty)}, lies on the table`,
  row: (n, inside, price) => `row ${n}: ${inside.join(', ')}, price ${price}`,
  takeRow: (n, inside, price) => `Take row ${n}: ${inside.join(', ')}, price ${price}`,
  priceOfRow: 'row costs',
  sixthTakes: (price) => `Whoever lays the sixth card here takes the row: ${cows(price)}`,
  take: 'take',
  rows: 'Rows',
  hand: 'Your hand',
  pool: 'Cards to choose from',
  players: 'Players',
  place: 'Your seat',
  waiting: 'Revealed cards wait for their turn',

  lay: (n) => `Play ${n}`,
  takeBack: (n) => `Take back ${n}`,
  swap: (n) => `Change to ${n}`,
  draft: (n) => `Take ${n}`,
  lands: (n, row, place) => `${n}: ${ordinal(place)} in row ${row}`,
  landsSixth: (n, row, price) => `${n}: the sixth in row ${row}, ${cows(price)}`,
  landsLowest: (n) => `${n} is below every row: you will have to take one`,

  seat: {
    total: (n) => `total ${n}`,
    thinking: 'thinking',
    picked: 'chosen',
    choosing: 'choosing',
    away: 'away',
    standIn: 'a bot plays',
    bot: 'bot',
    base: (n) => `this round: ${cows(n)}`,
    baseHidden: 'this round: hidden for now',
    cardsLeft: (n) => `${n} ${english(n, 'card', 'cards')} in hand`,
    open: (numbers) => `open hand: ${numbers.join(', ')}`,
    clock: (seconds) => `${seconds} s left`,
    hint: (n) => `the bot’s advice, option ${n}`,
  },

  summary: {
    title: (round) => `Round ${round}`,
    round: 'this round',
    total: 'total',
    limit: (at) => `playing to ${at}`,
    fixed: (round, of) => `round ${round} of ${of}`,
    next: 'Continue',
    result: 'Final count',
  },

  move: {
    pick: (n) => `Play ${n}`,
    takeRow: (row) => `Take row ${row}`,
    draft: (n) => `Take ${n}`,
  },
  reasons: {
    fits: ({ row, place, behind, rivals }) => {
      const lies = `${ordinal(Number(place))} in row ${Number(row) + 1}`;
      if (behind !== undefined) return `${lies}, right behind ${behind}: nothing fits between.`;
      const n = Number(rivals ?? 0);
      return n === 0
        ? `${lies}: not the sixth, whoever comes between.`
        : `${lies}, but ${n} more ${english(n, 'card', 'cards')} may come between.`;
    },
    sixth: ({ row, penalty, unlikely }) =>
      unlikely
        ? `Row ${Number(row) + 1} is full, but most likely somebody takes it before.`
        : `Row ${Number(row) + 1} is full: unless somebody takes it before, ${cows(Number(penalty))}.`,
    lowest: ({ row, penalty, unlikely }) =>
      unlikely
        ? 'Below every row so far, but most likely somebody plays even lower.'
        : `Below every row so far: it may take row ${Number(row) + 1} (${cows(Number(penalty))}).`,
    takes: ({ row, penalty }) => `Row ${Number(row) + 1} costs ${cows(Number(penalty))}.`,
    safe: () => 'No cows expected this turn.',
    risk: ({ percent }) =>
      Number(percent) >= ALL_BUT_SURE ? 'It is almost sure to take a row.' : `Risk of taking a row: ${percent}%.`,
    expected: ({ points, ahead, taken }) => {
      const n = Number(points);
      if (taken) return `With it, about ${cows(n)} by the end of the round.`;
      if (n < HARDLY) return n === 0 ? 'And not one more cow this round.' : 'Hardly another cow this round.';
      const more = `${n} more ${english(n, 'cow', 'cows')}`;
      return ahead
        ? `About ${more} this round, yet a better chance to win.`
        : `On average ${more} by the end of the round.`;
    },
    winChance: ({ percent }) => `Chance to win the game: ${percent}%.`,
  },

  moments: {
    sixth: (round: number, penalty: number) => `round ${round}: the sixth card and ${cows(penalty)} at once`,
    lowest: (round: number, penalty: number) => `round ${round}: any row to choose from, and still ${cows(penalty)}`,
    clean: (round: number, penalty: number) =>
      penalty === 0
        ? `round ${round}: ten turns and not one cow`
        : `round ${round}: ten turns and only ${cows(penalty)}`,
  },

  story: {
    alone: (name) => (isYou(name) ? 'Clean work: you win' : `${name}: clean work`),
    shared: (names) => `${list.format(names)}: a shared win`,
    subline: (points, rounds) => `Fewest cows: ${points} in ${rounds} ${english(rounds, 'round', 'rounds')}.`,
    winner: 'Star of Cow Espionage',
    loser: 'Lord of the Cows',
    last: (points) => (points === 0 ? 'a clean last round' : `+${points} in the last round`),
    round: (n) => `round ${n}`,
    limit: (at) => `${at}: the game ends`,
    limitTitle: (at) => `${at}: “Lord of the Cows” from here`,
  },
};
