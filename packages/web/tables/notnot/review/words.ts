const ru = {
  title: 'Быстрота и промахи',
  player: 'Игрок',
  quickest: 'Быстрее всего',
  usual: 'Обычно',
  right: 'Верно',
  mistakes: 'Ошибок',
  byKind: 'На чём ошибались',
  byKindText: 'ошибок из касаний, по видам бросков',
  of: (mistakes: number, touches: number) => `${mistakes}/${touches}`,
  none: '—',
};

export type ReviewWords = typeof ru;

const en: ReviewWords = {
  title: 'Speed and slips',
  player: 'Player',
  quickest: 'Fastest',
  usual: 'Usually',
  right: 'Correct',
  mistakes: 'Mistakes',
  byKind: 'Where the mistakes were',
  byKindText: 'mistakes out of touches, by kind of roll',
  of: (mistakes, touches) => `${mistakes}/${touches}`,
  none: '—',
};

export const REVIEW_WORDS = { ru, en };
