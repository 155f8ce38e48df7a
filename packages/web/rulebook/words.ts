import { russian } from '../i18n/plural.ts';

const ru = {
  phase: 'правила',
  contents: 'Оглавление',
  rest: 'Все правила',
  chapters: { guide: 'Короткий путь', details: 'Подробности', rulings: 'Решили мы' },
  try: 'Попробуйте',
  ours: 'Решили мы',
  oursText: 'В печатных правилах об этом ни слова: всё на этой странице решили мы.',
  dataText: 'В книжке этого нет: так у нас в коробке.',
  alsoOurs: (title: string) => `Тут есть и наше решение: «${title}».`,
  right: 'Верно.',
  byRule: 'Правило:',
  elsewhere: 'Так тоже можно, но эта страница о другом: попробуйте то, о чём она просит.',
  retry: 'Ещё раз',
  shown: 'Вот как это бывает.',
  again: 'Сначала',
  show: 'Показать',
  path: (at: number, of: number) => `${at} из ${of}`,
  pathLabel: (at: number, of: number) => `Короткий путь: страница ${at} из ${of}`,
  left: (minutes: number) =>
    minutes < 1
      ? 'осталось меньше минуты'
      : `ещё около ${minutes === 1 ? '' : `${minutes} `}${russian(minutes, 'минуты', 'минут', 'минут')}`,
  next: 'Дальше',
  toRest: 'Остальные правила',
  firstGame: 'Первая партия',
  firstGameText: 'с подсказками по ходу',
  search: 'Найти правило',
  nothing: 'Ничего не нашлось. Попробуйте другое слово.',
  toTable: 'К столу',
  reader: 'Вы',
  done: 'пройдено',
};

type BookWords = typeof ru;

const en: BookWords = {
  phase: 'rules',
  contents: 'Contents',
  rest: 'All the rules',
  chapters: { guide: 'Quick start', details: 'The details', rulings: 'Our rulings' },
  try: 'Try it',
  ours: 'Our ruling',
  oursText: 'The printed rules are silent here: everything on this page is our decision.',
  dataText: 'The book does not say: this is how it is in our box.',
  alsoOurs: (title) => `We also decided something here: “${title}”.`,
  right: 'Right.',
  byRule: 'The rule:',
  elsewhere: 'That is allowed too, but this page is about something else: try what it asks for.',
  retry: 'Once more',
  shown: 'This is how it goes.',
  again: 'Start over',
  show: 'Show me',
  path: (at, of) => `${at} of ${of}`,
  pathLabel: (at, of) => `Quick start: page ${at} of ${of}`,
  left: (minutes) =>
    minutes < 1 ? 'less than a minute left' : minutes === 1 ? 'about a minute more' : `about ${minutes} more minutes`,
  next: 'Next',
  toRest: 'The other rules',
  firstGame: 'First game',
  firstGameText: 'with notes along the way',
  search: 'Find a rule',
  nothing: 'Nothing found. Try another word.',
  toTable: 'Back to the table',
  reader: 'You',
  done: 'done',
};

export const BOOK_WORDS: Readonly<Record<'ru' | 'en', BookWords>> = { ru, en };
