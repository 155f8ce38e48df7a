import type { Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';

/** Seats for a position without a table: one person by name, all others bots. */
export const seatsAmongBots = (players: number, person: Seat, name: string): readonly SeatInfo[] =>
  Array.from(
    { length: players },
    (_, seat): SeatInfo =>
      seat === person
        ? { kind: 'person', name, you: true, here: true, standIn: null, standInAfter: null, alias: null }
        : { kind: 'bot', level: 'casual' },
  );
