import type { Level } from '@izvilina/games/notnot/rules/levels.ts';
import type { Kind } from './drill.ts';

const ru = {
  title: 'Тренировка',
  intro:
    'Броски идут один за другим, фитиль с каждой удачей короче. Верной карты может и не быть: тогда руки на месте.',
  level: 'Уровень',
  example: 'Например',
  means: {
    discovery: 'Хватит одного условия, цвет букв не важен.',
    normal: 'Ещё кубик «не»: он переворачивает условия.',
    hard: 'И стороны: верх там, куда смотрит стрелка на колоде.',
    extreme: 'И маска на колоде: это ещё одно «не».',
  } as Record<Level, string>,
  start: 'Начать',
  next: 'Дальше',
  why: 'Почему?',
  stop: 'Закончить',
  streak: 'подряд',
  best: 'рекорд',
  newBest: 'новый рекорд!',
  quickest: 'быстрее всего',
  none: '—',
  chart: 'Время верного касания',
  chartText: 'обычное, по последним сорока',
  chartEmpty: 'Здесь появится ваше время по видам бросков.',
  kinds: { plain: 'Прямо', not: 'Не', notnot: 'Не не', arrow: 'Стрелка', lie: 'Ложь' } as Record<Kind, string>,
  right: (time: string) => `Верно, ${time}`,
  held: 'Верно: трогать было нечего',
  wrong: 'Неверно',
  missed: 'Время вышло',
};

const en: typeof ru = {
  title: 'Practice',
  intro:
    'One roll after another, and the fuse gets shorter with every success. Sometimes no card fits: then hands off.',
  level: 'Level',
  example: 'For example',
  means: {
    discovery: 'One condition will do, the ink means nothing.',
    normal: 'Plus the “not” die, which flips the conditions.',
    hard: 'And the sides: the top is where the arrow on the deck points.',
    extreme: 'And the mask on the deck, which is one more “not”.',
  },
  start: 'Start',
  next: 'Continue',
  why: 'Why?',
  stop: 'Finish',
  streak: 'in a row',
  best: 'best',
  newBest: 'a new best!',
  quickest: 'quickest',
  none: '—',
  chart: 'Time to a correct touch',
  chartText: 'typical, over the last forty',
  chartEmpty: 'Your times by kind of roll will appear here.',
  kinds: { plain: 'Plain', not: 'Not', notnot: 'Not not', arrow: 'Arrow', lie: 'Lie' },
  right: (time) => `Correct, ${time}`,
  held: 'Correct: there was nothing to touch',
  wrong: 'Wrong',
  missed: 'Time is up',
};

export type PracticeWords = typeof ru;
export const PRACTICE_WORDS = { ru, en };
