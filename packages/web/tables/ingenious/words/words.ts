import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export type { IngeniousWords } from './words.ru.ts';

/** Both languages in the table's own chunk: they are small, and switching must not wait. */
export const WORDS = { ru, en };
