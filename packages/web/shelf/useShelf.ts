import type { ShelfTable } from '@izvilina/protocol/messages.ts';
import { useCallback, useEffect, useState } from 'react';
import { transportTo, type Where } from '../client/transports.ts';

export interface ShelfEntry extends ShelfTable {
  readonly where: Where;
}

/** Running games, of the server and of this device, newest first. */
export function useShelf(): { readonly games: readonly ShelfEntry[]; reload(): void } {
  const [games, setGames] = useState<readonly ShelfEntry[]>([]);
  const reload = useCallback(() => {
    const found = new Map<Where, readonly ShelfEntry[]>();
    const show = () => setGames([...found.values()].flat().sort((a, b) => b.info.changed - a.info.changed));
    for (const where of ['local', 'online'] as const)
      transportTo(where)
        .order({ type: 'mine' })
        .then((tables) => {
          found.set(
            where,
            tables.filter(({ info }) => info.phase !== 'over').map((table) => ({ ...table, where })),
          );
          show();
        })
        .catch(() => undefined);
  }, []);
  useEffect(reload, [reload]);
  return { games, reload };
}
