import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { levelName, type Words } from '../i18n/words.ts';

/** What a seat is called at the table. Bots have names of their own, so that three of one level differ in the log. */
export function seatName(words: Words, seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.kind === 'person') return info.name;
  if (info?.kind === 'bot') return words.botNames[seat % words.botNames.length] ?? words.bot;
  return words.lobby.free;
}

/** «бот «Мастер»», or nothing for people. */
export const seatNote = (words: Words, info: SeatInfo | undefined): string | undefined =>
  info?.kind === 'bot' ? words.botNamed(levelName(words, info.level)) : undefined;
