import type { Level } from '@izvilina/games/notnot/options.ts';
import type { Kind } from './drill.ts';

const ru = {
  title: 'Тренировка',
  intro:
    'Броски идут один за другим, фитиль с каждой удачей короче. Верной карты может и не быть: тогда руки на месте.',
  level: 'Уровень',
  levels: { discovery: 'Открытие', normal: 'Не не', hard: 'Стрелка', extreme: 'Ложь' } as Record<Level, string>,
  start: 'Начать',
  next: 'Дальше',
  why: 'Почему?',
  stop: 'Закончить',
  streak: 'подряд',
  best: 'рекорд',
  quickest: 'быстрее всего',
  none: '—',
  chart: 'Время верного касания',
  chartEmpty: 'Здесь появится ваше время по видам бросков.',
  kinds: { plain: 'Прямо', not: 'Не', notnot: 'Не не', arrow: 'Стрелка', lie: 'Ложь' } as Record<Kind, string>,
  right: (time: string) => `Верно, ${time}`,
  held: 'Верно: трогать было нечего',
  wrong: 'Неверно',
  missed: 'Время вышло',
  where: 'Где верная карта?',
  rolling: 'Сейчас бросок',
};

const en: typeof ru = {
  title: 'Practice',
  intro:
    'One roll after another, and the fuse gets shorter with every success. Sometimes no card is right: then hands off.',
  level: 'Level',
  levels: { discovery: 'Discovery', normal: 'Not not', hard: 'Arrow', extreme: 'Lie' },
  start: 'Start',
  next: 'Go on',
  why: 'Why?',
  stop: 'Finish',
  streak: 'in a row',
  best: 'best',
  quickest: 'quickest',
  none: '—',
  chart: 'Time of right touches',
  chartEmpty: 'Your times by kind of roll will stand here.',
  kinds: { plain: 'Plain', not: 'Not', notnot: 'Not not', arrow: 'Arrow', lie: 'Lie' },
  right: (time) => `Right, ${time}`,
  held: 'Right: there was nothing to touch',
  wrong: 'Wrong',
  missed: 'Time is up',
  where: 'Where is the right card?',
  rolling: 'Here come the dice',
};

export type PracticeWords = typeof ru;
export const PRACTICE_WORDS = { ru, en };
