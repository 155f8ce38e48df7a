import { dayAndMonth } from '../i18n/dates.ts';
import { english, russian } from '../i18n/plural.ts';
import type { Ending } from '../pages/daily/history.ts';
import { TRIES } from './solving.ts';

/** What the line to share says. */
interface Line {
  readonly date: Date;
  readonly title: string;
  readonly ending: Ending;
  readonly streak: number;
  readonly seconds: number | null;
}

const ru = {
  paper: 'Вопрос и ответ',
  date: (date: Date) => `Задача на ${dayAndMonth('ru', date)}`,
  tries: (tried: number): string => (tried + 1 < TRIES ? 'У вас две попытки.' : 'Это последняя попытка.'),
  judging: 'Проверяем…',
  failed: 'Проверить ответ не вышло. Откройте задачу ещё раз.',
  wrong: (single: boolean): string => (single ? 'Неверно' : 'Есть ход получше'),
  onceMore: 'Попробуйте ещё раз: вторая попытка тоже считается.',
  retry: 'Ещё попытка',
  show: 'Показать ответ',
  missed: 'Не вышло. Вот ответ',
  shown: 'Вот ответ',
  right: (ending: Ending, seconds: number | null) =>
    `${ending === 'first' ? 'Верно!' : 'Верно, со второй попытки!'}${seconds === null ? '' : ` За ${seconds}\u00a0с`}`,
  noStreak: 'Серии пока нет.',
  rule: 'Серия — это дни подряд, когда вы решили хотя бы одну задачу. Подсмотренный ответ не считается.',
  next: (title: string) => `Дальше: «${title}»`,
  share: 'Поделиться',
  copied: 'Строчка скопирована',
  line: ({ date, title, ending, streak, seconds }: Line) =>
    [
      `Задача дня, ${dayAndMonth('ru', date)}, «${title}»: ${lineRu[ending]}`,
      ...(seconds === null || ending === 'shown' ? [] : [`за ${seconds}\u00a0с`]),
      ...(streak > 1 ? [`серия — ${streak} ${russian(streak, 'день', 'дня', 'дней')}`] : []),
    ].join(', '),
};

const lineRu: Record<Ending, string> = {
  first: 'решено с первого раза',
  second: 'решено со второй попытки',
  shown: 'не далась, а вам?',
};

const en: typeof ru = {
  paper: 'Question and answer',
  date: (date) => `Puzzle for ${dayAndMonth('en', date)}`,
  tries: (tried) => (tried + 1 < TRIES ? 'You have two tries.' : 'This is your last try.'),
  judging: 'Checking…',
  failed: 'The answer could not be checked. Please open the puzzle again.',
  wrong: (single) => (single ? 'Not right' : 'There is a better move'),
  onceMore: 'Try once more: the second try counts too.',
  retry: 'Try again',
  show: 'Show the answer',
  missed: 'Not this time. Here is the answer',
  shown: 'Here is the answer',
  right: (ending, seconds) =>
    `${ending === 'first' ? 'Right!' : 'Right, on the second try!'}${seconds === null ? '' : ` In ${seconds} s`}`,
  noStreak: 'No streak yet.',
  rule: 'A streak is days in a row with at least one puzzle solved. An answer you looked up does not count.',
  next: (title) => `Next: ${title}`,
  share: 'Share',
  copied: 'Line copied',
  line: ({ date, title, ending, streak, seconds }) =>
    [
      `Puzzle of the day, ${dayAndMonth('en', date)}, ${title}: ${lineEn[ending]}`,
      ...(seconds === null || ending === 'shown' ? [] : [`in ${seconds} s`]),
      ...(streak > 1 ? [`a streak of ${streak} ${english(streak, 'day', 'days')}`] : []),
    ].join(', '),
};

const lineEn: Record<Ending, string> = {
  first: 'solved on the first try',
  second: 'solved on the second try',
  shown: 'it beat me. Can you do it?',
};

export const WORDS = { ru, en };
