import { english } from '../../../i18n/plural.ts';
import { does } from '../../../i18n/you.ts';
import type { NotNotWords } from './words.ru.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const cards = (n: number): string => `${n} ${english(n, 'card', 'cards')}`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const wholeSeconds = (n: number): string => `${n} s`;

const SMALL: Readonly<Record<string, string>> = { up: 'top', down: 'bottom' };
const small = (word: unknown): string => SMALL[String(word)] ?? String(word);
/** Where a card lies, by slot. */
const AT: Readonly<Record<string, string>> = {
  top: 'at the top',
  right: 'on the right',
  bottom: 'at the bottom',
  left: 'on the left',
};
const at = (place: unknown): string => AT[String(place)] ?? '';
const smalls = (words: unknown): string => (Array.isArray(words) ? words.map(small).join(' or ') : '');

export const en: NotNotWords = {
  cards,
  seconds,
  wholeSeconds,
  list: (items) => list.format(items),
  round: (n) => `round ${n}`,
  phase: (round, deck) =>
    `round\u00a0${round} · ${deck > 0 ? `${deck}\u00a0in\u00a0the\u00a0deck` : `empty\u00a0deck`}`,
  phaseOver: 'result',

  badge: { discovery: 'Discovery', notnot: 'Not not', arrow: 'Arrow', lie: 'Lie' },
  badgeOn: 'in force',
  badgeOff: 'not yet in force',
  rules: 'Rules in force',
  rule: {
    notnot: 'From now on the “not” die is rolled too: it flips the conditions.',
    arrow: 'From now on the top is where the arrow on the deck points.',
    lie: 'From now on the mask on the deck adds one more “not”.',
  },
  ruleComes: 'A new rule',
  means: {
    discovery:
      'One of the two conditions will do. The word counts, not its ink; the portal, not the background. Never touch the black void.',
    notnot: 'An odd number of “nots” flips each condition, an even number cancels out.',
    arrow: 'The top is where the arrow on the deck points. The other sides turn with it.',
    lie: 'The mask on the deck is one more “not”.',
  },
  explainRules: 'What these rules mean',

  word: {
    up: 'TOP',
    down: 'BOTTOM',
    left: 'LEFT',
    right: 'RIGHT',
    red: 'RED',
    green: 'GREEN',
    blue: 'BLUE',
    yellow: 'YELLOW',
    nothing: 'NOTHING',
  },
  negation: { nothing: 'NOTHING', not: 'NOT', notnot: 'NOT NOT', notnotnot: 'NOT NOT NOT' },
  small: {
    up: 'top',
    down: 'bottom',
    left: 'left',
    right: 'right',
    red: 'red',
    green: 'green',
    blue: 'blue',
    yellow: 'yellow',
    nothing: 'nothing',
  },
  slot: { top: 'top', right: 'right', bottom: 'bottom', left: 'left' },
  towards: { top: 'up', right: 'right', bottom: 'down', left: 'left' },
  portal: {
    red: 'red portal',
    green: 'green portal',
    blue: 'blue portal',
    yellow: 'yellow portal',
    white: 'white portal',
  },
  void: 'void',
  empty: 'empty',
  back: (arrow, lie) => `Back of the deck: arrow ${arrow}${lie ? ', lie sign' : ''}`,
  deck: (n) => `${cards(n)} in the deck`,
  dice: 'Dice',
  cross: 'Cards around the deck',
  players: 'Players',
  roll: (words) => `The dice say: ${words.join(', ')}`,

  asked: {
    where: 'Which card fits?',
    done: 'Answer taken',
    watch: 'Who is first?',
    next: 'Here come the dice',
    soon: 'Look at the cards',
    hints: {
      silent: '“Nothing”: that die is silent',
      onlyColour: '“Nothing” is silent. No such portal? Hands off',
      nobody: '“Nothing” twice: hands off',
      either: 'A card that fits even one die will do',
      ink: 'The word counts, not its colour',
      mistake: 'A mistake costs a card',
    },
    over: 'The game is over',
  },
  log: {
    dealt: 'The cards are laid out',
    rolled: (words) => `Roll: ${words.join(', ')}`,
    won: (name, slot, card) => `${does(name, 'takes', 'take')} the card ${at(slot)}: ${card}`,
    mistake: (name, slot) => `${name}: the card ${at(slot)} is wrong`,
    mistakeLost: (name, slot) => `${name}: the card ${at(slot)} is wrong, one card lost`,
    time: 'Nobody made it in time',
    noAnswer: 'No card fitted',
    mistakes: 'Everybody was wrong',
    refrained: (name) => `${does(name, 'lets', 'let')} the roll pass`,
    rule: (name) => `New rule: ${name}`,
    removed: 'A second void leaves the game',
    overDeck: 'The deck has run out: the game is over',
    overIdle: 'Thirty rounds without a card taken: the game is over',
  },
  right: (name, time) => `${name} ${time}: correct`,

  seat: {
    won: (n) => `won: ${cards(n)}`,
    pointed: 'has answered',
    away: 'away',
    standIn: 'a bot plays',
    bot: 'bot',
    verdict: {
      first: 'correct, and first',
      tied: 'correct, level with the first',
      late: 'correct, but later',
      mistake: 'mistake',
      ignored: 'wrong, but too late to count',
    },
  },
  correction: (ms) => `lag ${ms > 0 ? '+' : '−'}${Math.abs(ms)} ms`,
  correctionWhy: (claimed, ms) =>
    `the device said ${claimed}, the trip here ${ms > 0 ? 'added' : 'took off'} ${Math.abs(ms)} ms`,
  touches: 'Touches of the round',
  ready: 'Everybody ready?',
  begin: 'Start',
  iAmReady: 'Ready!',
  waits: 'Waiting for the others',
  next: 'Next',
  why: 'why',
  whyTitle: 'Why',
  left: (text) => `${text} left`,

  not: (word) => `not ${word}`,
  either: (a, b) => `${a} or ${b}`,
  formula: {
    nobody: 'nothing, hands off',
    anything: 'not nothing, so any portal',
    anythingBeside: 'not nothing, so any portal',
  },
  counted: (n, odd) => `${['', '', 'Two', 'Three', 'Four'][n] ?? n} “nots” ${odd ? 'work as one' : 'cancel out'}`,
  countedLie: 'A lie is a “not”',
  byArrow: (word, place) => `${word} (now ${at(place)})`,
  noneLine: (formula) => `${formula}. No such card`,
  places: {
    all: 'all four',
  },
  steps: {
    arrow: (towards, place) => `The arrow points ${towards}: this round’s top is ${at(place)}.`,
    noNegation: 'Not a single “not”: read it as it stands.',
    oneNot: 'One “not” on the die: the condition must be broken.',
    oneLie: 'The mask on the back is one more “not”: the condition must be broken.',
    many: (n, odd, lie) =>
      `${lie ? 'With the mask there are' : 'The die says'} ${n} “nots”: ${odd ? 'an odd number works as one' : 'an even number cancels itself out'}.`,
    nobody: 'Both dice say “nothing”: no card may be touched.',
    anything: 'Both dice say “nothing”, and “not nothing” is anything: every portal is correct.',
    anythingBeside: 'One die says “nothing”, and “not nothing” is anything: every portal is correct.',
    turned: (word, place) => `${word} counts from the arrow: that is ${at(place)}.`,
    one: (what) => `One condition counts: ${what}.`,
    either: (a, b) => `Either of the two will do: ${a} or ${b}.`,
    ink: 'The colour of the letters means nothing, only the word counts.',
    void: (place) => `The void ${at(place)} may never be touched.`,
    right: (places) => `Correct: ${places}.`,
    none: 'No card fits: hands off.',
    touchedVoid: 'You touched the void.',
    touched: (place, card, checks) => `You touched the card ${at(place)}: ${card}. ${checks}`,
    broken: (negated, many) =>
      negated
        ? `But ${many ? 'at least one' : 'it'} had to be broken.`
        : many
          ? 'Neither is met.'
          : 'The condition is not met.',
    meets: (word, yes) => `${word}: ${yes ? 'yes' : 'no'}`,
    missed: 'One card fitted, but time ran out.',
  },

  reasons: {
    nothing: () => 'The dice name no condition.',
    condition: ({ word }) => `One condition: ${small(word)}.`,
    either: ({ words }) => `Either of the two will do: ${smalls(words)}.`,
    ink: ({ word }) => `The word “${small(word)}” counts, not the colour of its letters.`,
    arrow: ({ word, slot }) => `The arrow has turned the sides: “${small(word)}” is now ${at(slot)}.`,
    negated: ({ times }) => `The die says “not” ${['', 'once', 'twice', 'three times'][Number(times)] ?? times}.`,
    lie: () => 'The mask on the deck adds one more “not”.',
    sum: ({ times, negated }) =>
      `${['', 'One', 'Two', 'Three', 'Four'][Number(times)] ?? times} “nots” in all: ${negated ? 'they work as one' : 'they cancel out'}.`,
    anything: () => '“Not nothing” is anything: every portal is correct.',
    void: ({ slot }) => `The void ${at(slot)} may not be touched, but the winner takes it.`,
    right: ({ slot }) => `The card ${at(slot)} fits.`,
    wrong: ({ slot }) => `The card ${at(slot)} does not fit.`,
    untouchable: ({ slot }) => `The void ${at(slot)} may not be touched.`,
    none: () => 'No card fits: hands off.',
  },

  move: (place) => `Touch the card ${at(place)}`,
  moments: {
    streak: (n) => `${n} ${english(n, 'round', 'rounds')} in a row without a miss`,
    lead: (round) => `round ${round}: takes the lead for good`,
  },
  story: {
    alone: (name) => does(name, 'keeps a clear head', 'keep a clear head'),
    shared: (names) => `${list.format(names)}: a shared win`,
    subline: (won, rounds) => `${cards(won)} in ${rounds} ${english(rounds, 'round', 'rounds')}.`,
    winner: 'Unblown mind',
    note: (won) => cards(won),
  },
  options: {
    level: 'Level',
    first: 'First game',
    firstSmall: 'the deck brings in the rules one by one',
    discovery: 'Discovery',
    discoverySmall: 'two condition dice',
    normal: 'Not not',
    normalSmall: 'plus the negation die',
    hard: 'Arrow',
    hardSmall: 'the top is where the deck points',
    extreme: 'Lie',
    extremeSmall: 'the mask adds a “not”',
    notNothing: '“Not nothing” is anything',
    notNothingSmall: 'unticked, only the other condition counts',
    answer: 'Time to answer',
    answerAfter: 'seconds',
    answerLabel: 'How many seconds to answer',
    rest: 'Between rolls',
    rests: { quick: 'Quick', usual: 'Usual', calm: 'Calm' },
    restSmall: (time) => `${time} to take in how the round went`,
    restSeconds: (ms) => `${(ms / 1000).toLocaleString('en')} s`,
    shapes: 'Colours as shapes too',
    shapesSmall: 'the dice show the portal’s shape beside the word; the ink fools you less',
  },
};
