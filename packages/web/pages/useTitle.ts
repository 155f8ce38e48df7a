import { useLanguage } from '../i18n/words.ts';
import { boxOf } from '../tables/boxes.ts';

/** A game's title in the reader's language; empty for an unknown game. */
export function useTitle(game: string): string {
  const language = useLanguage();
  return boxOf(game)?.title[language] ?? '';
}
