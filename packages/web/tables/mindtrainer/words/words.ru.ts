import type { ReasonKey, ReasonParams } from '@izvilina/bots/mindtrainer/why/reasons.ts';
import type { NOT_A_TILE } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { Illegal } from '@izvilina/games/mindtrainer/rules/illegal.ts';
import type { Ending } from '@izvilina/games/mindtrainer/state.ts';
import { capital } from '../../../i18n/capital.ts';
import { withMinus } from '../../../i18n/minus.ts';
import { russian } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';
import { sideOf } from '../board/sideOf.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

const points = (n: number): string => `${withMinus(n)} ${russian(n, 'очко', 'очка', 'очков')}`;
const tiles = (n: number): string => `${n} ${russian(n, 'косточка', 'косточки', 'косточек')}`;
const tilesOf = (n: number): string => `${n} ${russian(n, 'косточку', 'косточки', 'косточек')}`;
const quoted = (words: readonly string[]): string => list.format(words.map((word) => `«${word.toLowerCase()}»`));
/** For a reason, which has little room: more than two words become the main one and the number of the others. */
const few = (words: readonly string[]): string =>
  words.length > 2
    ? `${quoted(words.slice(0, 1))} и ещё ${words.length - 1} ${russian(words.length - 1, 'слово', 'слова', 'слов')}`
    : quoted(words);
/** «А Д М и пустышка» */
const spaced = (letters: readonly string[]): string => {
  const blanks = letters.filter((letter) => letter === '*').length;
  const rest = letters.filter((letter) => letter !== '*').join(' ');
  const said = blanks > 1 ? 'две пустышки' : 'пустышка';
  return blanks === 0 ? rest : rest === '' ? said : `${rest} и ${said}`;
};
/** A corner or an edge is found at a glance; players do not count cells. */
const side = sideOf({ top: 'вверху', bottom: 'внизу', left: 'слева', right: 'справа' });
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The source catalogue of the table. A player's gender is unknown, so verbs are in the present tense throughout. */
export const ru = {
  points,
  quoted,
  signed,
  phase: (turn: number) => `ход ${turn}`,
  phaseOver: 'итог',

  asked: {
    turn: 'Ваше слово!',
    turnOf: (name: string) => (isYou(name) ? 'Ваш ход' : `Ходит ${name}`),
    draft: (word: string, n: number) => `${capital(word.toLowerCase())} — ${n}. Ставим?`,
    answer: (words: readonly string[]) =>
      `${words.length > 1 ? 'Есть такие слова' : 'Есть такое слово'}: ${quoted(words)}?`,
    answersOf: 'Ждём, что скажут остальные',
    own: (words: readonly string[]) =>
      `${words.length > 1 ? 'Вашим словам' : 'Вашему слову'} не верят: ${quoted(words)}`,
    vote: (words: readonly string[]) => `Голосуем: ${quoted(words)} — есть ${words.length > 1 ? 'такие' : 'такое'}?`,
    votesOf: 'Ждём голосов',
    over: 'Партия окончена',
  },
  note: {
    start: 'Первое слово проходит через звезду.',
    take: 'Коснитесь клетки, потом букв.',
    type: 'Выберите клетку и печатайте.',
    letters: 'Теперь касайтесь букв. Стрелка повернёт слово.',
    held: 'Выберите клетку, куда поставить.',
    advised: 'Коснитесь букв в пунктире, и они лягут.',
    zoom: 'Коснитесь поля, чтобы приблизить.',
    words: (parts: readonly { word: string; score: number }[], bonus: number) =>
      [
        ...parts.map(({ word, score }) => `${word.toLowerCase()} ${score}`),
        ...(bonus > 0 ? [`все семь ${bonus}`] : []),
      ].join(' + '),
    blank: 'Скажите, за какую букву идёт пустышка.',
  },
  /** Why a lay is refused, keyed by the reasons of the rules. */
  reasons: {
    NO_TILES: 'Выберите хотя бы одну букву.',
    OFF_BOARD: 'Буква легла мимо поля.',
    CELL_TAKEN: 'Эта клетка уже занята.',
    CELL_TWICE: 'Две буквы на одной клетке.',
    BLANK_WITHOUT_LETTER: 'Скажите, за какую букву идёт пустышка.',
    NOT_ON_RACK: 'Такой буквы у вас нет.',
    NOT_IN_ONE_LINE: 'Буквы надо класть в одну линию.',
    GAP: 'Между буквами пропуск.',
    DETACHED: 'Слово должно касаться тех, что уже на поле.',
    FIRST_WORD_NEEDS_TWO_TILES: 'Первое слово — хотя бы из двух букв.',
    FIRST_WORD_NOT_ON_CENTRE: 'Первое слово проходит через центр поля.',
    UNKNOWN_WORD: 'Такого слова нет в словаре.',
    MORE_THAN_THE_BAG_HOLDS: 'В мешке столько косточек уже нет.',
    NO_WORD_TO_JUDGE: 'Судить пока нечего.',
    VOTE_FIRST: 'Сначала проголосуйте.',
    ANSWER_THE_WORD_FIRST: 'Сначала решите, есть ли такое слово.',
    NOTHING_TO_CLOSE: 'Судить пока нечего.',
    NOT_A_RUSSIAN_CAPITAL: 'На косточках только русские буквы; латинские, даже похожие, не подойдут.',
  } satisfies Readonly<Record<Illegal | typeof NOT_A_TILE, string>>,
  unknownWord: (words: readonly string[], nouns: boolean) =>
    `В словаре ${nouns ? 'существительных ' : ''}нет: ${quoted(words)}.`,

  lay: (n: number) => `Готово +${n}`,
  layNot: 'Готово',
  shuffle: 'Смешать',
  sort: 'По порядку',
  exchange: 'Обмен',
  pass: 'Пас',
  clear: 'Убрать',
  whole: 'Всё поле',

  accept: 'Верю',
  challenge: 'Не верю',
  voteYes: 'Есть',
  voteNo: 'Нет такого',
  insist: 'Настаиваю',
  withdraw: 'Снимаю',

  exchangeTitle: 'Обмен букв',
  exchangeHow: (bag: number) => `Обмен занимает весь ход. В мешке ${tiles(bag)}.`,
  exchangeDo: (n: number) => (n > 0 ? `Обменять ${tilesOf(n)}` : 'Выберите косточки'),
  exchangeAll: 'Все',
  passTitle: 'Пропустить ход?',
  passHow: {
    all: (left: number) =>
      left > 0
        ? `Ещё ${left} ${russian(left, 'пас', 'паса', 'пасов')} подряд — и партия окончена.`
        : 'Это последний пас: партия закончится.',
    any: (second: boolean): string =>
      second ? 'Это ваш второй пас подряд: партия закончится.' : 'Два паса подряд у одного игрока заканчивают партию.',
  },
  passYes: 'Да, пас',
  passNo: 'Ещё подумаю',
  blankTitle: 'За какую букву идёт пустышка?',

  board: 'Поле, 15 на 15',
  cell: (name: string, what: string) => `${name}, ${what}`,
  free: 'свободно',
  premium: { letter: (n: number) => `буква ×${n}`, word: (n: number) => `слово ×${n}` },
  star: 'центр, слово ×2',
  tile: (letter: string, value: number, blank: boolean) => (blank ? `${letter}, пустышка` : `${letter}, ${value}`),
  own: (letter: string) => `${letter}, ваша буква, ещё не поставлена`,
  blank: 'пустышка',
  cursor: (down: boolean): string => (down ? 'слово вниз' : 'слово вправо'),
  rack: 'Ваша подставка',
  slot: (place: number, tile: string, value: number) => `${place}: ${tile}, ${points(value)}`,
  place: 'Ваше место',
  legend: { letter: 'буква', word: 'слово' },

  bag: 'в мешке',
  tracker: 'Оставшиеся буквы',
  trackerHow: (bag: number, hidden: number) => `В мешке ${bag}, у соперников ${hidden}. Ещё не вышли:`,
  trackerNone: 'Все буквы уже на виду.',
  left: (letter: string, n: number) => `${letter}: ${n}`,

  sheet: 'Запись счёта',
  carried: 'было',
  exchanged: 'обмен',
  rejected: 'снято',
  passed: 'пас',

  draw: 'Жребий',
  drawHow: (name: string) =>
    isYou(name) ? 'Ваша буква ближе всех к началу алфавита' : `Ближе всех к началу алфавита: ${name}`,
  accounting: 'Подведём итог',
  count: { before: 'за слова', unplayed: 'не сыграно', gained: 'чужое', score: 'итого' },
  seat: {
    turn: 'сейчас ход',
    away: 'нет на месте',
    standIn: 'играет бот',
    rack: (n: number) => `на подставке ${tiles(n)}`,
    score: (n: number) => points(n),
  },

  log: {
    begin: 'Поле пустое: первое слово ляжет через центр',
    goesOn: 'Игра продолжается отсюда',
    drew: (draws: readonly { name: string; tile: string }[]) =>
      `Жребий: ${draws.map(({ name, tile }) => `${name} — ${tile === '*' ? 'пустышка' : tile}`).join(', ')}`,
    starts: (name: string) => (isYou(name) ? 'Начинаете вы' : `Начинает ${name}`),
    timeout: (name: string) => (isYou(name) ? 'Ваше время вышло' : `${name}: время вышло`),
    laid: (name: string, words: readonly string[], total: number, seven: boolean) =>
      `${does(name, 'ставит', 'ставите')} ${quoted(words)}: ${points(total)}${seven ? ', все семь букв!' : ''}`,
    exchanged: (name: string, n: number) => `${does(name, 'меняет', 'меняете')} ${tilesOf(n)}`,
    passed: (name: string) => does(name, 'пасует', 'пасуете'),
    accepted: (name: string) => does(name, 'верит', 'верите'),
    challenged: (name: string) => `${name}: нет такого слова!`,
    voted: (name: string, valid: boolean) => `${name}: ${valid ? 'есть такое слово' : 'нет такого'}`,
    stood: (name: string) => (isYou(name) ? 'Ваше слово засчитано' : `Слово засчитано: ${name}`),
    rejected: (name: string, words: readonly string[]) =>
      `Снято ${quoted(words)}: ${isYou(name) ? 'вы теряете' : `${name} теряет`} ход`,
    over: {
      out: 'Мешок пуст, подставка пуста: партия окончена',
      passes: 'Пас за пасом: партия окончена',
      noMoves: 'Ставить больше нечего: партия окончена',
      scoreless: 'Слишком долго без слов: партия окончена',
    } as Readonly<Record<Ending, string>>,
  },

  move: {
    lay: (letters: string, where: string) => `${letters} на ${where}`,
    exchange: (letters: readonly string[]) => `Обменять: ${spaced(letters)}`,
    pass: 'Пас',
  },
  /** Keyed by the bots' own list (`REASONS`). */
  why: {
    points: ({ points: n, words }) => `${few(words)} — ${points(n)}.`,
    rare: ({ words }) => `Самый сильный ход, но ${words.length > 1 ? 'слова редкие' : 'слово редкое'}: ${few(words)}.`,
    allSeven: ({ bonus }) => `Все семь букв сразу: ещё ${bonus}.`,
    goesOut: ({ gained }) => `Подставка пустеет, мешок пуст: чужие буквы дают ещё ${points(gained)}.`,
    wordPremium: ({ times }) => `Слово считается ×${times}.`,
    letterPremium: ({ letter, times, words }) =>
      `Дорогая «${letter}» идёт ×${times}${words > 1 ? ', и в двух словах сразу' : ''}.`,
    manyWords: ({ count }) => `${count} ${russian(count, 'слово', 'слова', 'слов')} за один ход.`,
    closesTriple: (at) => `Занимает ×3 ${side(at)}: соперникам не достанется.`,
    opensTriple: (at) => `Минус: открывает ×3 ${side(at)}.`,
    keepsGood: ({ tiles: kept }) => `На подставке остаётся хороший набор: ${spaced(kept)}.`,
    shedsHard: ({ tiles: gone }) =>
      `${gone.length > 1 ? 'Уходят неудобные буквы' : 'Уходит неудобная буква'}: ${spaced(gone)}.`,
    poorRack: ({ kept }) =>
      kept.length > 0 ? 'Ход пропадёт, зато буквы станут лучше.' : 'Ход пропадёт, но лучше сменить все буквы.',
    noWord: () => 'Из этих букв на поле ничего не выложить.',
    waits: () => 'Лучше переждать: любое слово сейчас больше поможет соперникам, чем вам.',
    expects: ({ points: n }) => {
      const gain = Math.round(n);
      if (gain === 0) return 'За два хода обычно столько же, сколько у соперников.';
      return `За два хода обычно на ${points(Math.abs(gain))} ${gain > 0 ? 'больше' : 'меньше'}, чем у соперников.`;
    },
    winChance: ({ percent }) => `Шанс выиграть: ${percent}\u00a0%.`,
    counted: ({ lead }) =>
      lead >= 0 ? `Просчитано до конца: перевес ${points(lead)}.` : `Просчитано до конца: отставание ${points(-lead)}.`,
    inDictionary: ({ words }) => `В словаре есть: ${few(words)}.`,
    notInDictionary: ({ words }) => `В словаре нет: ${few(words)}.`,
  } as { readonly [K in ReasonKey]: (params: ReasonParams[K]) => string },

  story: {
    alone: (name: string, score: number) => `${name}: ${points(score)}`,
    shared: (names: readonly string[]) => `${list.format(names)}: победа на всех`,
    by: (n: number) => `Разница — ${points(n)}.`,
    level: 'Очко в очко.',
    best: (word: string, total: number) => `${word.toLowerCase()}, ${total}`,
    words: (n: number, best: string) => `${n} ${russian(n, 'слово', 'слова', 'слов')}; лучшее — ${best}`,
    none: 'ни одного слова',
    turn: (n: number) => `${n}`,
  },
  moments: {
    best: (word: string, total: number) => `«${word.toLowerCase()}» — ${points(total)} за ход`,
    seven: (word: string, total: number) => `все семь букв: «${word.toLowerCase()}», ${points(total)}`,
    long: (word: string) => `самое длинное слово: «${word.toLowerCase()}»`,
    rejected: (word: string) => `«${word.toLowerCase()}» снято с поля`,
  },
  gcg: 'Скачать в формате GCG',
};

export type MindtrainerWords = typeof ru;
