import type { Rulebook } from '@izvilina/games/scenarios.ts';
import type { LogEntry } from '../../table/table-sheet.ts';

/** The ledger row that decided the last line of this log; null when no rule did. */
export function rowBehind(book: Pick<Rulebook, 'applied'>, log: readonly LogEntry[]): string | null {
  const [last, ...before] = log.map(({ happening }) => happening).reverse();
  return last ? book.applied(last, before.reverse()) : null;
}
