import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export type { BrainstormWords } from './words.ru.ts';

/** Both languages in the table's own chunk: switching must not wait. What only players read is in `playing.ts`. */
export const WORDS = { ru, en };
