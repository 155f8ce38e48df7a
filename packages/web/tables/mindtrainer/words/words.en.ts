import { withMinus } from '../../../i18n/minus.ts';
import { english } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';
import { sideOf } from '../board/sideOf.ts';
import type { MindtrainerWords } from './words.ru.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const points = (n: number): string => `${withMinus(n)} ${english(n, 'point', 'points')}`;
const tiles = (n: number): string => `${n} ${english(n, 'tile', 'tiles')}`;
const quoted = (words: readonly string[]): string => list.format(words.map((word) => `“${word.toLowerCase()}”`));
const few = (words: readonly string[]): string =>
  words.length > 2 ? `${quoted(words.slice(0, 1))} and ${words.length - 1} more words` : quoted(words);
const side = sideOf({ top: 'top', bottom: 'bottom', left: 'left', right: 'right' });
const spaced = (letters: readonly string[]): string => {
  const blanks = letters.filter((letter) => letter === '*').length;
  const rest = letters.filter((letter) => letter !== '*').join(' ');
  const said = blanks > 1 ? 'two blanks' : 'a blank';
  return blanks === 0 ? rest : rest === '' ? said : `${rest} and ${said}`;
};

export const en: MindtrainerWords = {
  points,
  quoted,
  signed: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  phase: (turn) => `turn ${turn}`,
  phaseOver: 'result',

  asked: {
    turn: 'Your word!',
    turnOf: (name) => (isYou(name) ? 'Your turn' : `${name} to move`),
    draft: (word, n) => `${word.toLowerCase()}: ${n}. Play it?`,
    answer: (words) => `${words.length > 1 ? 'Are these words' : 'Is this a word'}: ${quoted(words)}?`,
    answersOf: 'Waiting for the others to answer',
    own: (words) => `Your ${words.length > 1 ? 'words are' : 'word is'} challenged: ${quoted(words)}`,
    vote: (words) => `Vote on ${quoted(words)}: ${words.length > 1 ? 'real words' : 'a real word'}?`,
    votesOf: 'Waiting for the votes',
    over: 'The game is over',
  },
  note: {
    start: 'The first word crosses the star.',
    take: 'Tap a square, then letters.',
    type: 'Choose a square and type.',
    letters: 'Now tap letters. The arrow turns the word.',
    held: 'Choose the square where it goes.',
    advised: 'Tap the dashed letters to place them.',
    zoom: 'Tap the board to zoom in.',
    words: (parts, bonus) =>
      [
        ...parts.map(({ word, score }) => `${word.toLowerCase()} ${score}`),
        ...(bonus > 0 ? [`all seven ${bonus}`] : []),
      ].join(' + '),
    blank: 'Say which letter the blank stands for.',
  },
  reasons: {
    NO_TILES: 'Choose at least one letter.',
    OFF_BOARD: 'A letter lies off the board.',
    CELL_TAKEN: 'That square is taken.',
    CELL_TWICE: 'Two letters on one square.',
    BLANK_WITHOUT_LETTER: 'Say which letter the blank stands for.',
    NOT_ON_RACK: 'You do not have that letter.',
    NOT_IN_ONE_LINE: 'Play your letters in one line.',
    GAP: 'There is a gap between the letters.',
    DETACHED: 'Your word must touch one on the board.',
    FIRST_WORD_NEEDS_TWO_TILES: 'The first word has at least two letters.',
    FIRST_WORD_NOT_ON_CENTRE: 'The first word crosses the centre.',
    UNKNOWN_WORD: 'The dictionary has no such word.',
    MORE_THAN_THE_BAG_HOLDS: 'There are not that many tiles left in the bag.',
    NO_WORD_TO_JUDGE: 'There is nothing to judge.',
    VOTE_FIRST: 'Vote first.',
    ANSWER_THE_WORD_FIRST: 'First say whether it is a word.',
    NOTHING_TO_CLOSE: 'There is nothing to judge.',
    NOT_A_RUSSIAN_CAPITAL: 'Tiles have Russian letters only; Latin ones that look alike will not do.',
  },
  unknownWord: (words, nouns) => `Not in the dictionary${nouns ? ' of nouns' : ''}: ${quoted(words)}.`,

  lay: (n) => `Play +${n}`,
  layNot: 'Play',
  shuffle: 'Shuffle',
  sort: 'Sort',
  exchange: 'Exchange',
  pass: 'Pass',
  clear: 'Take back',
  whole: 'Whole board',

  accept: 'Accept',
  challenge: 'Challenge',
  voteYes: 'It is a word',
  voteNo: 'No such word',
  insist: 'I insist',
  withdraw: 'I withdraw it',

  exchangeTitle: 'Exchange letters',
  exchangeHow: (bag) => `An exchange takes the whole turn. ${tiles(bag)} in the bag.`,
  exchangeDo: (n) => (n > 0 ? `Exchange ${tiles(n)}` : 'Choose tiles'),
  exchangeAll: 'All',
  passTitle: 'Pass this turn?',
  passHow: {
    all: (left) =>
      left > 0
        ? `${left} more ${english(left, 'pass', 'passes')} in a row and the game ends.`
        : 'This is the last pass: the game ends.',
    any: (second) =>
      second ? 'Your second pass in a row: the game ends.' : 'Two passes in a row by one player end the game.',
  },
  passYes: 'Yes, pass',
  passNo: 'Let me think',
  blankTitle: 'Which letter is the blank?',

  board: 'Board, 15 by 15',
  cell: (name, what) => `${name}, ${what}`,
  free: 'free',
  premium: { letter: (n) => `letter ×${n}`, word: (n) => `word ×${n}` },
  star: 'centre, word ×2',
  tile: (letter, value, blank) => (blank ? `${letter}, a blank` : `${letter}, ${value}`),
  own: (letter) => `${letter}, yours, not played yet`,
  blank: 'blank',
  cursor: (down) => (down ? 'word down' : 'word across'),
  rack: 'Your rack',
  slot: (place, tile, value) => `${place}: ${tile}, ${points(value)}`,
  place: 'Your seat',
  legend: { letter: 'letter', word: 'word' },

  bag: 'in the bag',
  tracker: 'Letters left',
  trackerHow: (bag, hidden) => `${bag} in the bag, ${hidden} on your opponents’ racks. Still to come:`,
  trackerNone: 'Every letter is in sight now.',
  left: (letter, n) => `${letter}: ${n}`,

  sheet: 'Score sheet',
  carried: 'before',
  exchanged: 'exch.',
  rejected: 'taken off',
  passed: 'pass',

  draw: 'The draw',
  drawHow: (name) =>
    isYou(name) ? 'Your letter is nearest the start of the alphabet' : `Nearest the start of the alphabet: ${name}`,
  accounting: 'The final count',
  count: { before: 'words', unplayed: 'unplayed', gained: 'others’', score: 'total' },
  seat: {
    turn: 'to move',
    away: 'away',
    standIn: 'a bot plays',
    rack: (n) => `${tiles(n)} on the rack`,
    score: (n) => points(n),
  },

  log: {
    begin: 'The board is empty: the first word crosses the centre',
    goesOn: 'The game goes on from here',
    drew: (draws) =>
      `The draw: ${draws.map(({ name, tile }) => `${name} drew ${tile === '*' ? 'a blank' : tile}`).join(', ')}`,
    starts: (name) => does(name, 'begins', 'begin'),
    timeout: (name) => does(name, 'runs out of time', 'run out of time'),
    laid: (name, words, total, seven) =>
      `${does(name, 'plays', 'play')} ${quoted(words)}: ${points(total)}${seven ? ', all seven letters!' : ''}`,
    exchanged: (name, n) => `${does(name, 'exchanges', 'exchange')} ${tiles(n)}`,
    passed: (name) => does(name, 'passes', 'pass'),
    accepted: (name) => does(name, 'accepts it', 'accept it'),
    challenged: (name) => `${name}: no such word!`,
    voted: (name, valid) => `${name}: ${valid ? 'it is a word' : 'no such word'}`,
    stood: (name) => (isYou(name) ? 'Your word stands' : `The word stands: ${name}`),
    rejected: (name, words) => `${quoted(words)} taken off: ${isYou(name) ? 'you lose' : `${name} loses`} the turn`,
    over: {
      out: 'The bag and a rack are empty: the game is over',
      passes: 'Pass after pass: the game is over',
      noMoves: 'No more words can be played: the game is over',
      scoreless: 'Too long without a word: the game is over',
    },
  },

  move: {
    lay: (letters, where) => `${letters} at ${where}`,
    exchange: (letters) => `Exchange ${spaced(letters)}`,
    pass: 'Pass',
  },
  why: {
    points: ({ points: n, words }) => `${few(words)}: ${points(n)}.`,
    rare: ({ words }) => `The strongest move, but ${words.length > 1 ? 'rare words' : 'a rare word'}: ${few(words)}.`,
    allSeven: ({ bonus }) => `All seven letters at once: ${bonus} more.`,
    goesOut: ({ gained }) => `You go out: the others’ letters bring ${points(gained)} more.`,
    wordPremium: ({ times }) => `The word counts ×${times}.`,
    letterPremium: ({ letter, times, words }) =>
      `The valuable ${letter} counts ×${times}${words > 1 ? ', and in two words' : ''}.`,
    manyWords: ({ count }) => `${count} words in one turn.`,
    closesTriple: (at) => `Takes the ${side(at)} ×3 from the others.`,
    opensTriple: (at) => `But it opens the ${side(at)} ×3.`,
    keepsGood: ({ tiles: kept }) => `Leaves a good rack: ${spaced(kept)}.`,
    shedsHard: ({ tiles: gone }) =>
      `Gets rid of ${gone.length > 1 ? 'awkward letters' : 'an awkward letter'}: ${spaced(gone)}.`,
    poorRack: ({ kept }) =>
      kept.length > 0
        ? 'It costs the turn, but the letters get better.'
        : 'It costs the turn, but seven new letters are better.',
    noWord: () => 'Nothing can be laid with these letters.',
    waits: () => 'Better to wait: any word now helps the others more than you.',
    expects: ({ points: n }) => {
      const gain = Math.round(n);
      if (gain === 0) return 'Over two turns that is usually as much as the others.';
      return `Over two turns that is usually ${points(Math.abs(gain))} ${gain > 0 ? 'more' : 'less'} than the others.`;
    },
    winChance: ({ percent }) => `Chance to win: ${percent}%.`,
    counted: ({ lead }) =>
      lead >= 0
        ? `Worked out to the end: ahead by ${points(lead)}.`
        : `Worked out to the end: behind by ${points(-lead)}.`,
    inDictionary: ({ words }) => `In the dictionary: ${few(words)}.`,
    notInDictionary: ({ words }) => `Not in the dictionary: ${few(words)}.`,
  },

  story: {
    alone: (name, score) => `${name}: ${points(score)}`,
    shared: (names) => `${list.format(names)} share the win`,
    by: (n) => `By ${points(n)}.`,
    level: 'Dead level.',
    best: (word, total) => `${word.toLowerCase()}, ${total}`,
    words: (n, best) => `${n} ${english(n, 'word', 'words')}; the best: ${best}`,
    none: 'not one word',
    turn: (n) => `${n}`,
  },
  moments: {
    best: (word, total) => `“${word.toLowerCase()}”: ${points(total)} in a turn`,
    seven: (word, total) => `all seven letters: “${word.toLowerCase()}”, ${points(total)}`,
    long: (word) => `the longest word: “${word.toLowerCase()}”`,
    rejected: (word) => `“${word.toLowerCase()}” taken off the board`,
  },
  gcg: 'Download as GCG',
};
