const ru = {
  title: 'Быстрота и промахи',
  player: 'Игрок',
  quickest: 'Быстрее всего',
  usual: 'Обычно',
  right: 'Верно',
  mistakes: 'Ошибок',
  byKind: 'На чём ошибались',
  of: (mistakes: number, touches: number) => `${mistakes} из ${touches}`,
  none: '—',
};

export type ReviewWords = typeof ru;

const en: ReviewWords = {
  title: 'Speed and slips',
  player: 'Player',
  quickest: 'Fastest',
  usual: 'Usually',
  right: 'Right',
  mistakes: 'Mistakes',
  byKind: 'What led to mistakes',
  of: (mistakes, touches) => `${mistakes} of ${touches}`,
  none: '—',
};

export const REVIEW_WORDS = { ru, en };
