import type { Language } from '@izvilina/kernel/game.ts';

const BROKEN = /undefined|null\b|NaN|Infinity|\[object|=>|\{|\}/;
/** A key of the code that nobody translated: `notYourTurn`, `NOT_YOUR_TURN`, `reasons.safe`. */
const RAW_KEY = /[a-z][A-Z]|[A-Z]{2,}_[A-Z]|[a-z]\.[a-z]/;
/** The reader addressed in the third person: «Вы бросает», “You throws”. */
const THIRD_PERSON = /(?:^|\P{L})(?:Вы \p{L}+[еёи]т(?:ся)?|You \p{L}*[^\P{L}s]s)(?!\p{L})/u;
/** Two letters or more: a single letter may be a tile or the name of a line. */
const CYRILLIC = /[а-яё]{2,}/giu;
const LATIN = /[a-z]{2,}/gi;

/**
 * What is wrong with a text for players: empty, a hole in a template, a raw key, another language, the wrong person of
 * a verb. Null means that there is deliberately no text. An English text may quote Russian words that occur in `about`,
 * such as a word laid on the board.
 */
export function poorWords(text: string | null, language: Language, about: unknown): string[] {
  if (text === null) return [];
  if (text.trim() === '') return [`${language}: nothing is said about ${JSON.stringify(about)}`];
  const quoted = JSON.stringify(about).toLowerCase();
  const foreign = (text.match(language === 'ru' ? LATIN : CYRILLIC) ?? []).filter(
    (word) => language === 'ru' || !quoted.includes(word.toLowerCase()),
  );
  const wrong = [BROKEN, RAW_KEY, THIRD_PERSON, / {2}/].some((fault) => fault.test(text)) || foreign.length > 0;
  return wrong ? [`${language}: ${text}`] : [];
}
