import { english, russian } from '../i18n/plural.ts';

const ru = {
  phase: 'правила',
  contents: 'Оглавление',
  guide: 'Короткий путь',
  rest: 'Все правила',
  rulings: 'Решили мы',
  try: 'Попробуйте',
  ours: 'Решили мы',
  oursText: 'В книжке об этом не сказано, так играем мы.',
  alsoOurs: (title: string) => `Тут есть и наше решение: «${title}».`,
  right: 'Верно.',
  wrong: 'Вышло не то, о чём просили.',
  refused: 'Так нельзя.',
  shown: 'Вот как это бывает.',
  again: 'Сначала',
  show: 'Показать',
  path: (at: number, of: number) => `${at} из ${of}`,
  pathLabel: (at: number, of: number) => `Короткий путь: страница ${at} из ${of}`,
  left: (minutes: number) =>
    minutes < 1 ? 'осталось меньше минуты' : `ещё около ${minutes} ${russian(minutes, 'минуты', 'минут', 'минут')}`,
  next: 'Дальше',
  toRest: 'Остальные правила',
  play: 'Играть',
  toTable: 'К столу',
  reader: 'Игрок',
  done: 'пройдено',
};

type BookWords = typeof ru;

const en: BookWords = {
  phase: 'rules',
  contents: 'Contents',
  guide: 'The short way',
  rest: 'All the rules',
  rulings: 'Our rulings',
  try: 'Try it',
  ours: 'Our ruling',
  oursText: 'The printed rules are silent here; this is how we play.',
  alsoOurs: (title) => `We also decided something here: “${title}”.`,
  right: 'Right.',
  wrong: 'That is not what was asked.',
  refused: 'Not allowed.',
  shown: 'This is how it goes.',
  again: 'Start over',
  show: 'Show me',
  path: (at, of) => `${at} of ${of}`,
  pathLabel: (at, of) => `The short way: page ${at} of ${of}`,
  left: (minutes) =>
    minutes < 1 ? 'less than a minute left' : `about ${minutes} more ${english(minutes, 'minute', 'minutes')}`,
  next: 'Next',
  toRest: 'The other rules',
  play: 'Play',
  toTable: 'Back to the table',
  reader: 'Player',
  done: 'done',
};

export const BOOK_WORDS: Readonly<Record<'ru' | 'en', BookWords>> = { ru, en };
