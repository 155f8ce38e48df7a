import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export type { BrainstormWords } from './words.ru.ts';

/** In the table's own chunk, both languages: switching must not wait. Texts for players only are in `playing.ts`. */
export const WORDS = { ru, en };
