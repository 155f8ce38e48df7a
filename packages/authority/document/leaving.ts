import { STAND_IN } from '@izvilina/bots/bot.ts';
import { hexToken } from '../tokens.ts';
import { type Chair, gathering, type TableDoc } from './document.ts';

/* Going for good: from one table, or from the server. */

/** The name of somebody who asked that nothing is kept of them. */
const NOBODY = '—';

/** The same table without anything that identifies this guest. Their moves stay, for those who played with them. */
export const withoutGuest = (table: TableDoc, guest: string, tombstone: string): TableDoc =>
  withGuestReplaced(table, guest, { guest: tombstone, name: NOBODY });

/** The same table with this guest's seats given up: a stand-in plays on. The others still see the name. */
export const leftTable = (table: TableDoc, guest: string, tombstone: string): TableDoc =>
  withGuestReplaced(table, guest, { guest: tombstone });

/** What stands at a table instead of the id of a guest who is `gone` from the server, or has `left` this table. */
export const tombstoneOf = (why: 'gone' | 'left', random: (bytes: number) => Uint8Array): string =>
  `${why}-${hexToken(random, 8)}`;

/** Nobody will ever come back to this chair. */
export const isLeft = (chair: Chair): boolean => chair.kind !== 'person' || /^(gone|left)-/.test(chair.guest);

/** Keeps the guest's part of the seed: without it nobody could verify the deal. */
function withGuestReplaced(
  table: TableDoc,
  guest: string,
  by: { readonly guest: string; readonly name?: string },
): TableDoc {
  const heir = table.chairs.find((chair) => chair.kind === 'person' && chair.guest !== guest && !isLeft(chair));
  const chairs = table.chairs.map((chair): Chair => {
    if (chair.kind !== 'person' || chair.guest !== guest) return chair;
    if (gathering(table).ok) return { kind: 'open' };
    return { ...chair, ...by, standIn: table.phase === 'over' ? null : STAND_IN };
  });
  const heirId = heir?.kind === 'person' ? heir.guest : by.guest;
  const again = table.again && {
    again: { ...table.again, agreed: table.again.agreed.filter((one) => one !== guest) },
  };
  return { ...table, ...again, chairs, host: table.host === guest ? heirId : table.host };
}
