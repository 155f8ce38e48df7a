/*
 * A table's slot is the first two letters of its id. A page names the slot of its table in the address of its socket
 * (`/ws?slot=aZ`), so that a proxy which chooses the node by it brings everybody at a table to one node, and nothing has to
 * be passed on. No node reads it there. It stands in logs and is no secret: the 22 letters after it are what invites.
 */

const LENGTH = 2;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

export const slotOf = (table: string): string => table.slice(0, LENGTH);

/** The slot of the table that a `create` with this key makes: a page ends the key with the slot it is connected by. */
export const slotFor = (client: string): string => client.slice(-LENGTH);

export const inSlot = (slot: string, token: string): string => slot + token;

/** For a page that has no table yet. */
export const anySlot = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
