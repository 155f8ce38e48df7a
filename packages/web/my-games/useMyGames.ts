import type { MyGames } from '@izvilina/protocol/messages.ts';
import { useCallback, useEffect, useState } from 'react';
import { transportTo, WHERES, type Where } from '../client/transports.ts';
import type { Played } from './stats.ts';

const PAGE = 50;
/** Upper limit of loaded games; the statistics cover these. */
const MOST = 2_000;

/** All finished games of this guest in one place, loaded page by page, newest first. */
export async function finishedGames(where: Where): Promise<readonly Played[]> {
  const found = new Map<string, Played>();
  let after: MyGames['next'] = null;
  do {
    const page: MyGames = await transportTo(where).send({ type: 'history', limit: PAGE, ...(after && { after }) });
    for (const game of page.games) found.set(game.table, { ...game, where });
    after = page.next;
  } while (after !== null && found.size < MOST);
  return [...found.values()];
}

/** Finished games of the server and of this device; null until one of the two has answered. */
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
        .catch(() => undefined); // offline only the device's games are listed
  }, []);
  useEffect(reload, [reload]);
  return { games, reload };
}
