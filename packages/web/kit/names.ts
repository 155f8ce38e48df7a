import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { levelName, type Words } from '../i18n/words.ts';
import { isYou } from '../i18n/you.ts';

/**
 * The name of a seat, in the reader's language unless somebody typed it. Bots get names from the game's own cast, so
 * that three of one level differ in the log.
 */
export function seatName(words: Words, cast: readonly string[], seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.kind === 'person') return isYou(info.name) ? words.shelf.me : info.name;
  if (info?.kind === 'bot') return botName(words, cast, seat);
  return words.lobby.free;
}

export const botName = (words: Words, cast: readonly string[], seat: number): string =>
  cast[seat % cast.length] ?? words.bot;

/** «бот «Мастер»»; undefined for people. */
export const seatNote = (words: Words, info: SeatInfo | undefined): string | undefined =>
  info?.kind === 'bot' ? words.botNamed(levelName(words, info.level)) : undefined;
