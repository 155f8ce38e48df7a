import { useLocation } from 'wouter';
import { tablePath, type Where } from '../client/transports.ts';

/**
 * Goes to a table whose game is known. The game goes into the history entry, so that the page looks like that game from
 * the first moment, also after a reload (`tablePreview.ts`).
 */
export function useOpenTable(): (
  where: Where,
  table: string,
  game: string,
  how?: { readonly replace: boolean },
) => void {
  const [, go] = useLocation();
  return (where, table, game, how) => go(tablePath(where, table), { ...how, state: { game } });
}
