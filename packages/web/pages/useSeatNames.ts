import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { seatName } from '../kit/names.ts';
import { boxOf } from '../tables/boxes.ts';
import type { NameOf } from '../tables/module.ts';

/** Names of all seats at a table of this game. */
export function useSeatNames(game: string, seats: readonly SeatInfo[]): NameOf {
  const words = useWords();
  const cast = useCast(game);
  return (seat) => seatName(words, cast, seats, seat);
}

/** The names of this game's bots, by seat. */
export function useCast(game: string): readonly string[] {
  const language = useLanguage();
  return boxOf(game)?.cast[language] ?? [];
}
