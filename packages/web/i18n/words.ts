import { LEVELS } from '@izvilina/bots/bot.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { createContext, useContext } from 'react';
import type { Errors } from './errors.ru.ts';
import type { Catalogue } from './ru.ts';

export type Words = Catalogue & { readonly errors: Errors };

const CATALOGUES = { ru: () => import('./ru.ts'), en: () => import('./en.ts') } as const;
const ERRORS = { ru: () => import('./errors.ru.ts'), en: () => import('./errors.en.ts') } as const;
export type Language = keyof typeof CATALOGUES;

/** Without the sentences of refusals: `loadErrors` brings them, when there may be one. */
export const loadWords = async (language: Language): Promise<Words> => ({
  ...(await CATALOGUES[language]()).default,
  errors: {},
});

export const loadErrors = async (language: Language): Promise<Errors> => (await ERRORS[language]()).default;

const Context = createContext<{ readonly language: Language; readonly words: Words } | null>(null);
export const WordsProvider = Context.Provider;

function useSpeech() {
  const speech = useContext(Context);
  if (!speech) throw new Error('no words: wrap the page in WordsProvider');
  return speech;
}

export const useWords = (): Words => useSpeech().words;
export const useLanguage = (): Language => useSpeech().language;

/** A game's own words live beside its table, both languages in one chunk. */
export const useOwnWords = <W>(both: Readonly<Record<Language, W>>): W => both[useLanguage()];

/** A refusal in the reader's language. */
export const wordError = (words: Words, error: Refusal): string =>
  words.errors[error.code]?.(error.params) ?? words.errorUnknown(error.code);

/** Of a record made elsewhere the level may be no level of ours. */
export const levelName = (words: Words, level: string): string =>
  LEVELS.filter((one) => one === level).map((one) => words.levels[one])[0] ?? level;
