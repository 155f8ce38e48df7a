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

/** Finished games of the server and of this device; `known`: both have answered or cannot. */
export function useMyGames(): { readonly games: readonly Played[]; readonly known: boolean; reload(): void } {
  const [games, setGames] = useState<readonly Played[]>([]);
  const [known, setKnown] = useState(false);
  const reload = useCallback(() => {
    const found = new Map<Where, readonly Played[]>();
    const look = async (where: Where) => {
      found.set(where, await finishedGames(where));
      setGames([...found.values()].flat().sort((a, b) => b.ended - a.ended));
    };
    Promise.allSettled(WHERES.map(look)).then(() => setKnown(true)); // offline only the device's games are listed
  }, []);
  useEffect(reload, [reload]);
  return { games, known, reload };
}
