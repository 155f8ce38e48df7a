import type { Language } from './words.ts';

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  ru: new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }), // as our English is British
};

/** A day of this year, which no line break divides: «18 ноября». */
export const dayAndMonth = (language: Language, at: Date | number): string =>
  FORMATS[language].format(at).replaceAll(' ', '\u00a0');
