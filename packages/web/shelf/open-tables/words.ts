import { english, russian } from '../../i18n/plural.ts';

const ru = {
  heading: 'Кто-нибудь сыграет?',
  sit: 'Сесть',
  free: (n: number) => `${n} ${russian(n, 'свободное место', 'свободных места', 'свободных мест')}`,
};

const en: typeof ru = {
  heading: 'Anyone up for a game?',
  sit: 'Join',
  free: (n) => `${n} ${english(n, 'free chair', 'free chairs')}`,
};

/** Loaded with the list. */
export const WORDS = { ru, en };
