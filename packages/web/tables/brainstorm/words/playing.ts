import { en } from './playing.en.ts';
import { ru } from './playing.ru.ts';

export type { PlayingWords } from './playing.ru.ts';

/** The table's texts together with those that only players read. */
export const PLAYING_WORDS = { ru, en };
