const ru = {
  alsoRight: 'Эта карта тоже верна.',
  late: 'Верно, но уже поздно.',
  mistake: 'Ошибка.',
  mistakeLost: 'Ошибка: минус карта.',
  ignored: 'Неверно, но это уже не считается.',
  background: (name: string, portal: string) => `Фон и правда ${name}, но важен не он: тут ${portal}.`,
  ink: (word: string) => `Слово «${word}» написано другой краской. Читаем слово, а не цвет букв.`,
  arrow: 'Стороны считают от стрелки на колоде, а не от края экрана.',
  afterFirst: 'Первое верное касание раунд уже решило: ошибка после него ничего не стоит.',
  later: 'Кто-то коснулся верной карты раньше вас.',
  tooEarly: 'Кубики ещё не легли.',
  oneTouch: 'За раунд касаются один раз.',
  refused: 'Так нельзя.',
};

const en: typeof ru = {
  alsoRight: 'This card is correct too.',
  late: 'Correct, but too late.',
  mistake: 'A mistake.',
  mistakeLost: 'A mistake, and it costs a card.',
  ignored: 'Wrong, but it no longer counts.',
  background: (name, portal) => `The background is ${name}, but it does not count: this is a ${portal}.`,
  ink: (word) => `The word “${word}” is written in another colour. Read the word, not its ink.`,
  arrow: 'Sides are counted from the arrow on the deck, not from the edge of the screen.',
  afterFirst: 'The first correct touch had decided the round: a mistake after it costs nothing.',
  later: 'Somebody touched a correct card before you.',
  tooEarly: 'The dice are not down yet.',
  oneTouch: 'One touch per player per round.',
  refused: 'Not allowed.',
};

export const BOOK_WORDS: Readonly<Record<'ru' | 'en', typeof ru>> = { ru, en };
