import { LEVELS } from '@izvilina/bots/bot.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { createContext, useContext } from 'react';
import type { Errors } from './errors.ru.ts';
import type { Catalogue } from './ru.ts';

export type Words = Catalogue & { readonly errors: Errors };

const CATALOGUES = { ru: () => import('./ru.ts'), en: () => import('./en.ts') } as const;
const ERRORS = { ru: () => import('./errors.ru.ts'), en: () => import('./errors.en.ts') } as const;
export type Language = keyof typeof CATALOGUES;

/** The words without the sentences of refusals; those come with `loadErrors`, once a refusal is possible. */
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

/** Picks the language of words kept beside a game's table or a page, with both languages in one chunk. */
export const useOwnWords = <W>(both: Readonly<Record<Language, W>>): W => both[useLanguage()];

/** A refusal in the reader's language. To be called where it is shown: its words may come after it has happened. */
export const wordError = (words: Words, error: Refusal): string =>
  error.code === 'OFFLINE'
    ? words.unreachable
    : (words.errors[error.code]?.(error.params) ?? words.errorUnknown(error.code));

/** A level's name; a record made elsewhere may have a level that we do not know, which is returned as it is. */
export const levelName = (words: Words, level: string): string =>
  LEVELS.filter((one) => one === level).map((one) => words.levels[one])[0] ?? level;
