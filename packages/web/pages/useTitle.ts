import { useLanguage } from '../i18n/words.ts';
import { boxOf } from '../tables/boxes.ts';

/** What a game is called, in the reader's language; empty for a name that is no game of ours. */
export function useTitle(game: string): string {
  const language = useLanguage();
  return boxOf(game)?.title[language] ?? '';
}
