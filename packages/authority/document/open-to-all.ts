import { ok, type Result } from '@izvilina/kernel/result.ts';
import { gathering, isSeated, type TableDoc } from './document.ts';

/** The host opens a gathering table to strangers, or closes it again. */
export function openToAll(table: TableDoc, open: boolean): Result<TableDoc> {
  const now = gathering(table);
  return now.ok && isOpen(table) !== open ? ok({ ...table, openToAll: open }) : now;
}

export const isOpen = ({ phase, openToAll: open = false }: TableDoc): boolean => phase === 'gathering' && open;

export const freeChairs = ({ chairs }: TableDoc): number => chairs.filter(({ kind }) => kind === 'open').length;

/** Whether the table is in the list of open tables: it has a free chair, and its host sits there, who names it. */
export const isListed = (table: TableDoc): boolean =>
  isOpen(table) && gathering(table).ok && freeChairs(table) > 0 && isSeated(table, table.host);

/** Whether the list shows the table to this guest: not to its players and host, nor to banned guests. */
export const isShownTo = (table: TableDoc, guest: string): boolean =>
  table.host !== guest && !isSeated(table, guest) && !table.banned.includes(guest);
