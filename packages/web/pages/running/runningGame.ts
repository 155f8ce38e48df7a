import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { tablePath } from '../../client/transports.ts';
import type { Language, Words } from '../../i18n/words.ts';
import { seatName } from '../../kit/names.ts';
import { boxOf } from '../../tables/boxes.ts';
import type { ShelfEntry } from './useShelf.ts';

/** A running game in a list. */
export interface Running {
  readonly path: string;
  readonly id: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly seats: readonly SeatInfo[];
  /** Names of the others at the table; of everybody when several people share this device. */
  readonly others: readonly string[];
  readonly local: boolean;
  readonly yourTurn: boolean;
}

export function runningGame({ info, yourTurn, closed, where }: ShelfEntry, words: Words, language: Language): Running {
  const { id, game, seats } = info;
  const cast = boxOf(game)?.cast[language] ?? [];
  const isMe = (seat: SeatInfo) => seat.kind === 'person' && seat.you;
  const shared = seats.filter(isMe).length > 1;
  const others = seats.flatMap((seat, i) =>
    seat.kind === 'open' || (isMe(seat) && !shared) ? [] : [seatName(words, cast, seats, i)],
  );
  const phase = closed ? 'closed' : info.phase;
  return { path: tablePath(where, id), id, game, phase, seats, others, local: where === 'local', yourTurn };
}
