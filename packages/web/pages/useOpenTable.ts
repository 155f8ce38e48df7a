import { useLocation } from 'wouter';
import { tablePath, type Where } from '../client/transports.ts';

/** Goes to a table whose game is known: it looks like a table of that game from the first moment on, also after a reload (`toldTable.ts`). */
export function useOpenTable(): (
  where: Where,
  table: string,
  game: string,
  how?: { readonly replace: boolean },
) => void {
  const [, go] = useLocation();
  return (where, table, game, how) => go(tablePath(where, table), { ...how, state: { game } });
}
