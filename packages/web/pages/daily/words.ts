import { english, russian } from '../../i18n/plural.ts';
import type { Ending } from './history.ts';

const ru = {
  title: 'Задача дня',
  streak: (days: number) => `${days} ${russian(days, 'день', 'дня', 'дней')} подряд`,
  solved: (n: number) => `решено ${n} ${russian(n, 'задача', 'задачи', 'задач')}`,
  endings: { first: 'решена сразу', second: 'решена со второй попытки', shown: 'ответ показан' } satisfies Record<
    Ending,
    string
  >,
};

const en: typeof ru = {
  title: 'Puzzle of the day',
  streak: (days) => `${days} ${english(days, 'day', 'days')} in a row`,
  solved: (n) => `${n} ${english(n, 'puzzle', 'puzzles')} solved`,
  endings: { first: 'solved on the first try', second: 'solved on the second try', shown: 'answer shown' },
};

export const WORDS = { ru, en };
