import { STAND_IN } from '@izvilina/bots/bot.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { inSlot, slotOf } from '@izvilina/protocol/slot.ts';
import { tokenFrom } from '../tokens.ts';
import { type Again, type Chair, isSeated, seatsOf, type TableDoc } from './document.ts';
import { seriesAfter } from './series.ts';

const NOBODY: Again = { agreed: [], bots: [] };

export const againOf = ({ again }: TableDoc): Again => again ?? NOBODY;

/** A player agrees to the rematch. If a bot was to take their chair, they get it back. */
export function agreeAgain(table: TableDoc, guest: string): Result<TableDoc> {
  const may = mayAsk(table, guest);
  if (!may.ok || table.rematch || againOf(table).agreed.includes(guest)) return may;
  const mine = seatsOf(table, guest);
  const { agreed, bots } = againOf(table);
  const again = { agreed: [...agreed, guest], bots: bots.filter((seat) => !mine.includes(seat)) };
  return ok(claimed({ ...table, again }));
}

/** A player takes their agreement back, which is possible until every player has agreed. */
export function declineAgain(table: TableDoc, guest: string): Result<TableDoc> {
  const may = mayAsk(table, guest);
  const { agreed, bots } = againOf(table);
  if (!may.ok || !agreed.includes(guest)) return may;
  if (table.rematch) return refuse('ALREADY_STARTED');
  return ok({ ...table, again: { agreed: agreed.filter((one) => one !== guest), bots } });
}

export interface Replacement {
  readonly seat: Seat;
  readonly by: string;
  /** Whether this guest still looks at the table. */
  here(guest: string): boolean;
}

/**
 * A bot takes the chair of a player who does not answer. Only players who agreed may ask for it: the host at any time,
 * the others once that player no longer looks at the table.
 */
export function replaceByBot(table: TableDoc, { seat, by, here }: Replacement): Result<TableDoc> {
  const may = mayAsk(table, by);
  if (!may.ok || table.rematch) return may;
  const { agreed, bots } = againOf(table);
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person' || agreed.includes(chair.guest)) return refuse('NO_SUCH_SEAT');
  if (!agreed.includes(by)) return refuse('NOT_AGREED');
  if (by !== table.host && here(chair.guest)) return refuse('ONLY_HOST');
  const missing = seatsOf(table, chair.guest);
  return ok(claimed({ ...table, again: { agreed, bots: [...new Set([...bots, ...missing])] } }));
}

const mayAsk = (table: TableDoc, guest: string): Result<TableDoc> => {
  if (!isSeated(table, guest)) return refuse('NOT_SEATED');
  return table.phase === 'over' ? ok(table) : refuse('NOT_OVER');
};

/** The id of the next game. It has the same slot, so that no client has to connect again. */
export const nextIdOf = (id: string): string => inSlot(slotOf(id), tokenFrom(['rematch', id]));

/** The write that completes the agreement also names the next table; the agreement is final from then on. */
function claimed(table: TableDoc): TableDoc {
  const { agreed, bots } = againOf(table);
  const isIn = (chair: Chair, seat: Seat) =>
    chair.kind !== 'person' || agreed.includes(chair.guest) || bots.includes(seat);
  return agreed.length > 0 && table.chairs.every(isIn) ? { ...table, rematch: nextIdOf(table.id) } : table;
}

/** What the next table takes over: the agreed game, the people who agreed, and the score of the series. */
export function nextGame(table: TableDoc) {
  const { agreed, bots } = againOf(table);
  const chairs = table.chairs.map((chair, seat): Chair => {
    if (chair.kind !== 'person') return chair;
    return bots.includes(seat) ? { kind: 'bot', level: STAND_IN } : { ...chair, entropy: null, standIn: null };
  });
  const { games, wins } = seriesAfter(table);
  const series = { games, wins: wins.map((won, seat) => (bots.includes(seat) ? 0 : won)) };
  const host = agreed.includes(table.host) ? table.host : (agreed[0] ?? table.host);
  const { begins, ...agreedOn } = table; // the next game is dealt
  return { ...agreedOn, chairs, series, host, dealing: true };
}
