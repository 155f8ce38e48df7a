import type { MyGames } from '@izvilina/protocol/messages.ts';
import { useCallback, useEffect, useState } from 'react';
import { transportTo, WHERES, type Where } from '../client/transports.ts';
import type { Played } from './stats.ts';

const PAGE = 50;
/** More than anybody looks through; the numbers are of these. */
const MOST = 2_000;

/** All games somebody has finished at one place, page by page, the latest first. */
export async function finishedGames(where: Where): Promise<readonly Played[]> {
  const found = new Map<string, Played>();
  let after: MyGames['next'] = null;
  do {
    const page: MyGames = await transportTo(where).order({ type: 'history', limit: PAGE, ...(after && { after }) });
    for (const game of page.games) found.set(game.table, { ...game, where });
    after = page.next;
  } while (after !== null && found.size < MOST);
  return [...found.values()];
}

/** Finished games of the server and of this device together; null until the first of the two has answered. */
export function useMyGames(): { readonly games: readonly Played[] | null; reload(): void } {
  const [games, setGames] = useState<readonly Played[] | null>(null);
  const reload = useCallback(() => {
    const found = new Map<Where, readonly Played[]>();
    for (const where of WHERES)
      finishedGames(where)
        .then((some) => {
          found.set(where, some);
          setGames([...found.values()].flat().sort((a, b) => b.ended - a.ended));
        })
        .catch(() => undefined); // offline there are those of the device
  }, []);
  useEffect(reload, [reload]);
  return { games, reload };
}
