import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { levelName, type Words } from '../i18n/words.ts';

/** The name of a seat. Bots get names from the game's own cast, so that three of one level differ in the log. */
export function seatName(words: Words, cast: readonly string[], seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.kind === 'person') return info.name;
  if (info?.kind === 'bot') return botName(words, cast, seat);
  return words.lobby.free;
}

export const botName = (words: Words, cast: readonly string[], seat: number): string =>
  cast[seat % cast.length] ?? words.bot;

/** «бот «Мастер»»; undefined for people. */
export const seatNote = (words: Words, info: SeatInfo | undefined): string | undefined =>
  info?.kind === 'bot' ? words.botNamed(levelName(words, info.level)) : undefined;
