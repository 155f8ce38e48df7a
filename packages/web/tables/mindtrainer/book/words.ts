import { english, russian } from '../../../i18n/plural.ts';

const points = (n: number): string => `${n} ${russian(n, 'очко', 'очка', 'очков')}`;
const pointsEn = (n: number): string => `${n} ${english(n, 'point', 'points')}`;

/** A letter's value, and the factor of the premium under it. */
export interface LetterPart {
  readonly value: number;
  readonly times: number;
}
interface SeatScore {
  readonly name: string;
  readonly score: number;
}

const sum = (parts: readonly LetterPart[]): string =>
  parts.map(({ value, times }) => (times > 1 ? `${value}×${times}` : `${value}`)).join(' + ');

const quoted = (words: readonly string[]): string => words.map((word) => `«${word.toLowerCase()}»`).join(', ');
const quotedEn = (words: readonly string[]): string => words.map((word) => `“${word.toLowerCase()}”`).join(', ');

const ru = {
  scored: (words: readonly string[], total: number) => `${quoted(words)}: ${points(total)}.`,
  word: (word: string, parts: readonly LetterPart[], times: number, score: number) =>
    times > 1 ? `${word}: (${sum(parts)}) × ${times} = ${score}.` : `${word}: ${sum(parts)} = ${score}.`,
  several: 'Каждая новая линия из двух и более букв — слово, и за каждое дают очки.',
  seven: 'Вся семёрка за один ход — ещё пятьдесят.',
  premium: 'Клетка с премией работает один раз: в тот ход, когда её накрыли.',
  waits: 'Без словаря слово ждёт, что скажут соперники.',
  exchanged: (n: number) => `Обмен: ${n} ${russian(n, 'косточка', 'косточки', 'косточек')}.`,
  exchangedWhy: 'Сначала берут новые, потом замешивают старые; больше за этот ход ничего.',
  passed: 'Пас.',
  passedWhy: 'Спасовать можно всегда: косточки остаются, очков нет, ход переходит дальше.',
  ended: 'На этом партия кончилась: у всех вычли цену оставшихся косточек.',
  score: (seats: readonly SeatScore[]) => `Счёт: ${seats.map(({ name, score }) => `${name} — ${score}`).join(', ')}.`,
  accepted: 'Вы согласились со словом.',
  acceptedWhy: 'Слово, которое никто не оспорил, остаётся на поле и приносит очки.',
  challenged: 'Вы оспорили слово.',
  voted: (valid: boolean): string => (valid ? 'Ваш голос — за слово.' : 'Ваш голос — против слова.'),
  votedWhy: 'Слово снимают, если против больше половины соперников, а вдвоём — если согласен тот, кто его выложил.',

  refused: 'Так нельзя.',
  notOnPage: (words: readonly string[]) => `В словаре этой страницы нет: ${quoted(words)}.`,
  pageWords: (words: readonly string[]) => `Он совсем маленький: ${quoted(words)}. За столом слов больше.`,
  nouns: 'Здесь это нарицательные существительные в именительном падеже единственного числа.',
  why: {
    start: 'Первое слово проходит через звёздочку в центре и состоит хотя бы из двух косточек.',
    line: 'Косточки одного хода лежат в одну линию без пропусков и касаются того, что уже выложено.',
    lexicon: 'Считается каждая получившаяся линия: все они должны быть словами из словаря партии.',
    rack: 'Играют только косточками со своей подставки.',
    blank: 'Пустышку называют, когда кладут, и дальше она этой буквой и остаётся.',
    bag: 'Меняют не больше косточек, чем осталось в мешке.',
    judging: 'Пока слово не рассудили, других ходов нет.',
    wait: 'Сейчас ход другого игрока.',
  },
};

const en: typeof ru = {
  scored: (words, total) => `${quotedEn(words)}: ${pointsEn(total)}.`,
  word: (word, parts, times, score) =>
    times > 1 ? `${word}: (${sum(parts)}) × ${times} = ${score}.` : `${word}: ${sum(parts)} = ${score}.`,
  several: 'Every new line of two or more letters is a word, and each scores.',
  seven: 'All seven in one turn: fifty more.',
  premium: 'A premium square works once: in the turn that covers it.',
  waits: 'Without a dictionary a word waits for the others’ verdict.',
  exchanged: (n) => `${n} ${english(n, 'tile', 'tiles')} exchanged.`,
  exchangedWhy: 'New ones are drawn first, then the old ones are mixed in; that is the whole turn.',
  passed: 'A pass.',
  passedWhy: 'You may always pass: you keep your tiles, score nothing, and the turn goes on.',
  ended: 'That ended the game: everybody lost the value of the tiles they kept.',
  score: (seats) => `The score: ${seats.map(({ name, score }) => `${name} ${score}`).join(', ')}.`,
  accepted: 'You let the word stand.',
  acceptedWhy: 'A word nobody challenges stays on the board and scores.',
  challenged: 'You challenged the word.',
  voted: (valid) => (valid ? 'You voted for the word.' : 'You voted against the word.'),
  votedWhy:
    'A word is taken back if more than half of the opponents are against it; with two players, if the one who played it agrees.',

  refused: 'Not allowed.',
  notOnPage: (words) => `Not in this page’s dictionary: ${quotedEn(words)}.`,
  pageWords: (words) => `It is a tiny one: ${quotedEn(words)}. At the table there are more.`,
  nouns: 'Here those are common nouns in the nominative singular.',
  why: {
    start: 'The first word covers the star in the centre and has at least two tiles.',
    line: 'The tiles of one turn lie in one line without gaps and touch what is on the board.',
    lexicon: 'Every line you make counts: all of them must be words in this game’s dictionary.',
    rack: 'You play only tiles from your own rack.',
    blank: 'A blank is named when it is played, and stays that letter.',
    bag: 'You may exchange no more tiles than the bag holds.',
    judging: 'Until the word is judged there is no other move.',
    wait: 'It is somebody else’s turn.',
  },
};

export type BookWords = typeof ru;
export const BOOK_WORDS: Readonly<Record<'ru' | 'en', BookWords>> = { ru, en };
