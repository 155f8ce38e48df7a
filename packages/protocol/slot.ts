/*
 * A table's slot is the first two letters of its id. A page puts the slot of its table into the address of its socket
 * (`/ws?slot=aZ`), so that a proxy which chooses the node by it brings all viewers of a table to one node, and nothing
 * has to be passed on. No node reads it there. It appears in logs and is no secret: only the 22 letters after it are
 * the invitation.
 */

const LENGTH = 2;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

export const slotOf = (table: string): string => table.slice(0, LENGTH);

/** The slot of the table that `create` makes with this key: a page ends the key with the slot it is connected by. */
export const slotFor = (client: string): string => client.slice(-LENGTH);

export const inSlot = (slot: string, token: string): string => slot + token;

/** A random slot, for a page that has no table yet. */
export const anySlot = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
