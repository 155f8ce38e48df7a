import { useLocation } from 'wouter';
import { tablePath, type Where } from '../client/transports.ts';

interface HowToOpen {
  readonly replace?: boolean;
  /** The table is still gathering. */
  readonly lobby?: boolean;
}

/**
 * Goes to a table. What is known of it goes into the history entry, so that the page looks like its lobby or its game
 * from the first moment, also after a reload (`tablePreview.ts`).
 */
export function useOpenTable(): (where: Where, table: string, game: string | null, how?: HowToOpen) => void {
  const [, go] = useLocation();
  return (where, table, game, { replace = false, lobby = false } = {}) =>
    go(tablePath(where, table), { replace, state: { game, lobby } });
}
