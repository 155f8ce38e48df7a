import type { OpenTable } from '@izvilina/protocol/messages.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { transportTo } from '../../client/transports.ts';
import { boxOf } from '../../tables/boxes.ts';

const EVERY = 10_000;

/** The tables of this server that are open to all, polled while the page is visible. */
export function useOpenTables(): { readonly tables: readonly OpenTable[]; reload(): void } {
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  // Not `useConnectionStatus`: its file belongs to the chunk of every table, which must not be split for the shelf.
  const { onStatus, status } = transportTo('online');
  const connected = useSyncExternalStore(onStatus, status) === 'ready';
  const reload = useCallback(() => {
    transportTo('online')
      .send({ type: 'openTables' })
      .then((found) => setTables(found.filter(({ game }) => boxOf(game) !== undefined)))
      .catch(() => undefined); // an older server does not know this command
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
