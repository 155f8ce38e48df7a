import type { ReasonKey } from '@izvilina/bots/notnot/reasons.ts';
import type { Colour, Rule } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Negation, Word } from '@izvilina/games/notnot/pieces/dice.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { russian } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const cards = (n: number): string => `${n} ${russian(n, 'карта', 'карты', 'карт')}`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2).replace('.', ',')} с`;
const wholeSeconds = (n: number): string => `${n} с`;

type Params = Readonly<Record<string, unknown>>;
const SMALL: Readonly<Record<string, string>> = {
  up: 'сверху',
  down: 'снизу',
  left: 'слева',
  right: 'справа',
  red: 'красный',
  green: 'зелёный',
  blue: 'синий',
  yellow: 'жёлтый',
  white: 'белый',
  nothing: 'ничего',
  top: 'сверху',
  bottom: 'снизу',
};
const small = (word: unknown): string => SMALL[String(word)] ?? '';
const smalls = (words: unknown): string => (Array.isArray(words) ? words.map(small).join(' или ') : '');

/** The source catalogue of the table. A player's gender is unknown, so verbs are in the present tense. */
export const ru = {
  cards,
  seconds,
  wholeSeconds,
  list: (items: readonly string[]) => list.format(items),
  round: (n: number) => `раунд ${n}`,
  phase: (round: number, deck: number) =>
    `раунд\u00a0${round} · ${deck > 0 ? `в\u00a0колоде\u00a0${deck}` : `колода\u00a0пуста`}`,
  phaseOver: 'итог',

  badge: { discovery: 'Открытие', notnot: 'Не не', arrow: 'Стрелка', lie: 'Ложь' } as Record<
    'discovery' | Rule,
    string
  >,
  badgeOn: 'действует',
  badgeOff: 'пока не действует',
  rules: 'Действующие правила',
  rule: {
    notnot: 'Теперь бросаем и кубик «не»: он переворачивает условия.',
    arrow: 'Теперь верх там, куда смотрит стрелка на колоде.',
    lie: 'Теперь маска на колоде добавляет ещё одно «не».',
  } as Record<Rule, string>,
  ruleComes: 'Новое правило',
  /** What each rule means; can be opened at any time. */
  means: {
    discovery:
      'Хватит одного из двух условий. Важно слово, а не цвет букв, и портал, а не фон. Чёрную пустоту не трогают.',
    notnot: 'Нечётное число «не» переворачивает каждое условие, чётное не меняет ничего.',
    arrow: 'Верх там, куда смотрит стрелка на колоде. За ней повёрнуты и остальные стороны.',
    lie: 'Маска на колоде — это ещё одно «не».',
  } as Record<'discovery' | Rule, string>,
  explainRules: 'Что значат эти правила',

  word: {
    up: 'СВЕРХУ',
    down: 'СНИЗУ',
    left: 'СЛЕВА',
    right: 'СПРАВА',
    red: 'КРАСНЫЙ',
    green: 'ЗЕЛЁНЫЙ',
    blue: 'СИНИЙ',
    yellow: 'ЖЁЛТЫЙ',
    nothing: 'НИЧЕГО',
  } as Record<Word, string>,
  negation: { nothing: 'НИЧЕГО', not: 'НЕ', notnot: 'НЕ НЕ', notnotnot: 'НЕ НЕ НЕ' } as Record<Negation, string>,
  small: SMALL as Record<Word, string>,
  slot: { top: 'сверху', right: 'справа', bottom: 'снизу', left: 'слева' } as Record<Slot, string>,
  towards: { top: 'вверх', right: 'вправо', bottom: 'вниз', left: 'влево' } as Record<Slot, string>,
  portal: {
    red: 'красный портал',
    green: 'зелёный портал',
    blue: 'синий портал',
    yellow: 'жёлтый портал',
    white: 'белый портал',
  } as Record<Colour, string>,
  void: 'пустота',
  empty: 'пусто',
  back: (arrow: string, lie: boolean) => `Рубашка колоды: стрелка ${arrow}${lie ? ', знак лжи' : ''}`,
  deck: (n: number) => `в колоде ${cards(n)}`,
  dice: 'Кубики',
  cross: 'Карты вокруг колоды',
  players: 'Игроки',
  roll: (words: readonly string[]) => `На кубиках: ${words.join(', ')}`,

  asked: {
    where: 'Где верная карта?',
    done: 'Ответ принят',
    watch: 'Кто первый?',
    next: 'Сейчас бросок',
    soon: 'Смотрим на карты',
    /** For the first rolls of a first game. */
    hints: {
      silent: '«Ничего» — этот кубик молчит',
      onlyColour: '«Ничего» молчит. Нет такого портала — руки на месте',
      nobody: 'Дважды «ничего»: руки на месте',
      either: 'Подойдёт карта, верная хотя бы по одному кубику',
      ink: 'Важно слово, а не цвет букв',
      mistake: 'Ошибка стоит карты',
    },
    over: 'Партия окончена',
  },
  log: {
    dealt: 'Карты разложены',
    rolled: (words: readonly string[]) => `Бросок: ${words.join(', ')}`,
    won: (name: string, slot: string, card: string) => `${does(name, 'забирает', 'забираете')} карту ${slot}: ${card}`,
    mistake: (name: string, slot: string) => `${name}: ${slot} неверно`,
    mistakeLost: (name: string, slot: string) => `${name}: ${slot} неверно, минус карта`,
    time: 'Никто не успел',
    noAnswer: 'Верной карты не было',
    mistakes: 'Все ошиблись',
    refrained: (name: string) => `${does(name, 'пропускает', 'пропускаете')} бросок`,
    rule: (name: string) => `Новое правило: ${name}`,
    removed: 'Лишняя пустота уходит из игры',
    overDeck: 'Колода кончилась: партия окончена',
    overIdle: 'Тридцать раундов никто не берёт карт: партия окончена',
  },
  right: (name: string, time: string) => `${name} ${time}: верно`,

  seat: {
    won: (n: number) => `взято: ${cards(n)}`,
    pointed: 'есть ответ',
    away: 'нет на месте',
    standIn: 'играет бот',
    bot: 'бот',
    verdict: {
      first: 'верно, раньше всех',
      tied: 'верно, наравне с первым',
      late: 'верно, но позже',
      mistake: 'ошибка',
      ignored: 'неверно, уже после',
    },
  },
  correction: (ms: number) => `связь ${ms > 0 ? '+' : '−'}${Math.abs(ms)} мс`,
  correctionWhy: (claimed: string, ms: number) =>
    `устройство показало ${claimed}, дорога ${ms > 0 ? 'добавила' : 'сняла'} ${Math.abs(ms)} мс`,
  touches: 'Касания раунда',
  next: 'Дальше',
  ready: 'Все готовы?',
  begin: 'Начинаем',
  iAmReady: 'Поехали!',
  waits: 'Ждём остальных',
  why: 'почему так',
  whyTitle: 'Почему так',
  left: (text: string) => `Осталось ${text}`,

  not: (word: string) => `не ${word}`,
  either: (a: string, b: string) => `${a} или ${b}`,
  formula: {
    nobody: 'ничего, руки на месте',
    anything: 'не ничего, значит любой портал',
    anythingBeside: 'не ничего, значит любой портал',
  },
  counted: (n: number, odd: boolean) =>
    `${['', '', 'Два', 'Три', 'Четыре'][n] ?? n} «не» ${odd ? '— как одно' : 'гаснут'}`,
  countedLie: 'Ложь — это «не»',
  byArrow: (word: string, at: string) => `${word} (сейчас это ${at})`,
  noneLine: (formula: string) => `${formula}. Такой карты нет`,
  places: {
    all: 'все четыре',
  },
  steps: {
    arrow: (towards: string, at: string) => `Стрелка смотрит ${towards}: верх в этом раунде ${at}.`,
    noNegation: 'Ни одного «не»: читаем прямо.',
    oneNot: 'На кубике одно «не»: условие надо нарушить.',
    oneLie: 'Маска на рубашке — это ещё одно «не»: условие надо нарушить.',
    many: (n: number, odd: boolean, lie: boolean) =>
      `${lie ? 'Вместе с маской' : 'На кубике'} ${n} «не»: ${odd ? 'нечётное число, работает как одно' : 'чётное число, они гасят друг друга'}.`,
    nobody: 'Оба кубика говорят «ничего»: трогать нельзя ни одну карту.',
    anything: 'Оба кубика говорят «ничего», а «не ничего» — это что угодно: верен любой портал.',
    anythingBeside: 'Один кубик говорит «ничего», а «не ничего» — это что угодно: верен любой портал.',
    turned: (word: string, at: string) => `${word} считаем от стрелки: это ${at}.`,
    one: (what: string) => `Считается одно условие: ${what}.`,
    either: (a: string, b: string) => `Хватит любого из двух: ${a} или ${b}.`,
    ink: 'Цвет букв не значит ничего, важно только слово.',
    void: (at: string) => `Пустота ${at}: её трогать нельзя никогда.`,
    right: (places: string) => `Верно: ${places}.`,
    none: 'Ни одна карта не подходит: руки на месте.',
    touchedVoid: 'Вы тронули пустоту.',
    touched: (at: string, card: string, checks: string) => `Вы тронули карту ${at}: ${card}. ${checks}`,
    broken: (negated: boolean, many: boolean) =>
      negated
        ? `А надо было нарушить${many ? ' хотя бы одно' : ''}.`
        : many
          ? 'Ни одно не выполнено.'
          : 'Условие не выполнено.',
    meets: (word: string, yes: boolean) => `${word}: ${yes ? 'да' : 'нет'}`,
    missed: 'Верная карта была, но время вышло.',
  },

  /** Keyed by the bots' list `REASONS`; a test checks that both have the same keys. */
  reasons: {
    nothing: () => 'Кубики не называют ни одного условия.',
    condition: ({ word }) => `Условие одно: ${small(word)}.`,
    either: ({ words }) => `Хватит любого из двух: ${smalls(words)}.`,
    ink: ({ word }) => `Важно слово «${small(word)}», а не цвет его букв.`,
    arrow: ({ word, slot }) => `Стрелка повернула стороны: «${small(word)}» теперь ${small(slot)}.`,
    negated: ({ times }) => `На кубике ${['', 'одно', 'два', 'три'][Number(times)] ?? times} «не».`,
    lie: () => 'Маска на колоде добавляет ещё одно «не».',
    sum: ({ times, negated }) =>
      `Всего ${['', 'одно', 'два', 'три', 'четыре'][Number(times)] ?? times} «не»: ${negated ? 'это как одно' : 'они гасят друг друга'}.`,
    anything: () => '«Не ничего» — это что угодно: верен любой портал.',
    void: ({ slot }) => `Пустоту ${small(slot)} трогать нельзя, но победитель заберёт её.`,
    right: ({ slot }) => `Карта ${small(slot)} подходит.`,
    wrong: ({ slot }) => `Карта ${small(slot)} не подходит.`,
    untouchable: ({ slot }) => `Пустоту ${small(slot)} трогать нельзя.`,
    none: () => 'Ни одна карта не подходит: руки на месте.',
  } as Record<ReasonKey, (params: Params) => string>,

  move: (at: string) => `Тронуть карту ${at}`,
  moments: {
    streak: (n: number) => `${n} ${russian(n, 'раунд', 'раунда', 'раундов')} подряд без промаха`,
    lead: (round: number) => `раунд ${round}: впереди и уже до конца`,
  },
  story: {
    alone: (name: string) => (isYou(name) ? 'Ваша голова на месте!' : `${name}: голова на месте`),
    shared: (names: readonly string[]) => `${list.format(names)}: победа на всех`,
    subline: (won: number, rounds: number) =>
      `${cards(won)} за ${rounds} ${russian(rounds, 'раунд', 'раунда', 'раундов')}.`,
    winner: 'Невыносимый мозг',
    note: (won: number) => cards(won),
  },
  options: {
    level: 'Уровень',
    first: 'Первая игра',
    firstSmall: 'правила приходят из колоды по одному',
    discovery: 'Открытие',
    discoverySmall: 'два кубика условий',
    normal: 'Не не',
    normalSmall: 'ещё и кубик отрицаний',
    hard: 'Стрелка',
    hardSmall: 'верх там, куда смотрит колода',
    extreme: 'Ложь',
    extremeSmall: 'маска добавляет «не»',
    notNothing: '«Не ничего» — это что угодно',
    notNothingSmall: 'без галочки считаем только второе условие',
    answer: 'На ответ',
    answerAfter: 'секунд',
    answerLabel: 'Сколько секунд на ответ',
    rest: 'Между бросками',
    rests: { quick: 'Быстро', usual: 'Обычно', calm: 'Спокойно' },
    restSmall: (time: string) => `${time}, чтобы разглядеть итог раунда`,
    restSeconds: (ms: number) => `${(ms / 1000).toLocaleString('ru')} с`,
    shapes: 'Цвета ещё и фигурами',
    shapesSmall: 'на кубике рядом со словом фигура его портала; чернилам труднее обмануть',
  },
};

export type NotNotWords = typeof ru;
