import type { Rulebook } from '@izvilina/games/scenarios.ts';
import type { LogLine } from '../../table/over.ts';

/** The row of the ledger behind the last line of this log; null where no rule decided anything. */
export function rowBehind(book: Pick<Rulebook, 'applied'>, log: readonly LogLine[]): string | null {
  const [last, ...before] = log.map(({ happening }) => happening).reverse();
  return last ? book.applied(last, before.reverse()) : null;
}
