import { useLocation } from 'wouter';
import { tablePath, type Where } from '../client/transports.ts';

/** The address of the table that this page has opened before its deal. */
let gathering: string | null = null;

/** Whether a lobby is about to be shown at this address. It stands on the wall, not on the felt of its game. */
export const leadsToLobby = (path: string): boolean => path === gathering;

interface HowToOpen {
  readonly replace?: boolean;
  /** The table is still gathering. */
  readonly lobby?: boolean;
}

/**
 * Goes to a table. Its game, if known, goes into the history entry, so that the page looks like that game from the first
 * moment, also after a reload (`tablePreview.ts`).
 */
export function useOpenTable(): (where: Where, table: string, game: string | null, how?: HowToOpen) => void {
  const [, go] = useLocation();
  return (where, table, game, { replace = false, lobby = false } = {}) => {
    const path = tablePath(where, table);
    gathering = lobby ? path : null;
    go(path, { replace, state: { game } });
  };
}
