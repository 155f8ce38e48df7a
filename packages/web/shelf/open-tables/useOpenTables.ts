import type { OpenTable } from '@izvilina/protocol/messages.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { transportTo } from '../../client/transports.ts';
import { boxOf } from '../../tables/boxes.ts';

const EVERY = 10_000;

/** The tables of this server that wait for strangers, asked for again and again while the page is looked at. */
export function useOpenTables(): { readonly tables: readonly OpenTable[]; reload(): void } {
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  // Not `useConnectionStatus`: its file is part of every table, which must not be split for the shelf.
  const { onStatus, status } = transportTo('online');
  const connected = useSyncExternalStore(onStatus, status) === 'ready';
  const reload = useCallback(() => {
    transportTo('online')
      .order({ type: 'openTables' })
      .then((found) => setTables(found.filter(({ game }) => boxOf(game) !== undefined)))
      .catch(() => undefined); // a server of before does not know them
  }, []);
  useEffect(() => {
    if (!connected) return;
    const look = () => {
      if (!document.hidden) reload();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [connected, reload]);
  return { tables: connected ? tables : [], reload };
}
