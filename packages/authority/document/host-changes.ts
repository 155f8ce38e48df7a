import { BOT_NAMES } from '@izvilina/games/bot-names.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { looksLikeBot, skeleton } from '@izvilina/protocol/lookalikes.ts';
import { type Chair, gathering, isSeated, type TableDoc } from './document.ts';

/* What the host may do to people while the table gathers. */

export interface Removal {
  readonly seat: Seat;
  /** The name the host saw in this seat: another guest may have sat down there meanwhile. */
  readonly name: string;
  /** Whether they are kept from coming back. */
  readonly ban: boolean;
}

/** More than a host bans by hand: it only bounds the size of the document. */
const MOST_BANNED = 100;

/** Frees all seats of the guest who sits there. */
export function removePerson(table: TableDoc, { seat, name, ban }: Removal): Result<TableDoc> {
  const open = gathering(table);
  if (!open.ok) return open;
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person' || chair.name !== name) return refuse('NO_SUCH_SEAT');
  if (chair.guest === table.host) return refuse('NOT_YOURSELF');
  const chairs = table.chairs.map(
    (one): Chair => (one.kind === 'person' && one.guest === chair.guest ? { kind: 'open' } : one),
  );
  return ok({ ...table, chairs, banned: ban ? [...table.banned, chair.guest].slice(-MOST_BANNED) : table.banned });
}

/** Somebody who sits at the table becomes its host. */
export function takeOver(table: TableDoc, guest: string): Result<TableDoc> {
  if (!isSeated(table, guest)) return refuse('NOT_SEATED');
  const open = gathering(table);
  return open.ok ? ok({ ...table, host: guest }) : open;
}

/** Puts a bot of this level on every open chair. */
export function fillWithBots(table: TableDoc, level: string): Result<TableDoc> {
  const open = gathering(table);
  if (!open.ok || !table.chairs.some((chair) => chair.kind === 'open')) return open;
  return ok({
    ...table,
    chairs: table.chairs.map((chair): Chair => (chair.kind === 'open' ? { kind: 'bot', level } : chair)),
  });
}

/** Refuses a name that looks like a bot's of this game or like another player's at the table. */
export function nameFits(table: Pick<TableDoc, 'game' | 'chairs'>, guest: string, name: string): Result<string> {
  const bots = isSlug(table.game) ? Object.values(BOT_NAMES[table.game]).flat() : [];
  if (looksLikeBot(name, bots)) return refuse('BAD_NAME', { reason: 'bot' });
  const mine = skeleton(name);
  const taken = table.chairs.some(
    (chair) => chair.kind === 'person' && chair.guest !== guest && skeleton(chair.name) === mine,
  );
  return taken ? refuse('BAD_NAME', { reason: 'taken' }) : ok(name);
}
