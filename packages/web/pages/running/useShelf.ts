import type { ShelfTable } from '@izvilina/protocol/messages.ts';
import { useCallback, useEffect, useState } from 'react';
import { transportTo, WHERES, type Where } from '../../client/transports.ts';

export interface ShelfEntry extends ShelfTable {
  readonly where: Where;
}

const CLOSED_SHOWN = 7 * 86_400_000;

/** Unfinished games; closed ones, which cannot be played any more, for a week. */
const isShown = ({ info, closed }: ShelfTable): boolean =>
  closed ? Date.now() - info.changed < CLOSED_SHOWN : info.phase !== 'over';

/**
 * Running games on the server and on this device, most recently changed first. `known`: both have answered or cannot;
 * `lost`: the server does not answer, so its games are missing.
 */
export function useShelf(): {
  readonly games: readonly ShelfEntry[];
  readonly known: boolean;
  readonly lost: boolean;
  reload(): void;
} {
  const [games, setGames] = useState<readonly ShelfEntry[]>([]);
  const [known, setKnown] = useState(false);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const { status, onStatus } = transportTo('online');
    const look = () => setLost(status() === 'lost');
    look();
    return onStatus(look);
  }, []);
  const reload = useCallback(() => {
    const found = new Map<Where, readonly ShelfEntry[]>();
    const show = () => setGames([...found.values()].flat().sort((a, b) => b.info.changed - a.info.changed));
    const look = async (where: Where) => {
      const tables = await transportTo(where).send({ type: 'mine' });
      found.set(
        where,
        tables.filter(isShown).map((table) => ({ ...table, where })),
      );
      show();
    };
    Promise.allSettled(WHERES.map(look)).then(() => setKnown(true));
  }, []);
  useEffect(reload, [reload]);
  return { games, known, lost, reload };
}
