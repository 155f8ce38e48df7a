import type { Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import type { Replay } from '../client/replay.ts';

const BOT = /^bot:(.+)$/;

/** Whether a name in a record is a bot's, named by its level: `bot:casual`. */
export const isBotsName = (name: string | undefined): boolean => name !== undefined && BOT.test(name);

/** A seat from its name in a record. */
export function seatFrom(name: string): SeatInfo {
  const level = BOT.exec(name)?.[1];
  if (level) return { kind: 'bot', level };
  return { kind: 'person', name, you: false, here: true, standIn: null, standInAfter: null, alias: null };
}

/** The seat offered to play on from here: a person who is asked, or any person, or any seat that is asked. */
export function moverAt({ file, frames }: Replay, frame: number): Seat {
  const match = frames[frame];
  const turn = match?.game.turn(match.state);
  const asked = turn && !turn.over ? turn.asks.map(({ seat }) => seat) : [];
  const isPerson = (seat: Seat) => !isBotsName(file.names[seat]);
  const anybody = file.names.findIndex((name) => !isBotsName(name));
  return asked.find(isPerson) ?? (anybody >= 0 ? anybody : (asked[0] ?? 0));
}
