import { en } from './playing.en.ts';
import { ru } from './playing.ru.ts';

export type { PlayingWords } from './playing.ru.ts';

/** The words of the table and those of its players. */
export const PLAYING_WORDS = { ru, en };
