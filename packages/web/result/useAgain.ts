import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { transportTo, type Where } from '../client/transports.ts';
import { useOpenTable } from '../pages/useOpenTable.ts';
import type { AgainActs } from './Again.tsx';
import { rematchStateOf } from './rematch-state.ts';

/**
 * This page's rematch actions. A player who waits here is taken to the next table once it exists; a player who comes
 * back to an old result is not, and goes there by a button.
 */
export function useAgain(where: Where, info: TableInfo, complain: (error: unknown) => void): AgainActs {
  const open = useOpenTable();
  const { send } = transportTo(where);
  const state = rematchStateOf(info);
  const [waited, setWaited] = useState(false);
  if (state?.kind === 'wait' && !waited) setWaited(true);
  const ask = (answer: Promise<{ readonly table: string | null }>) =>
    answer.then(({ table }) => {
      if (table) open(where, table, info.game);
    }, complain);
  const table = info.id;
  const follow = () => {
    // A player sends `rematch` instead of just opening the table, because the first such command creates it.
    if (info.rematch && state?.kind === 'next' && !state.seated) open(where, info.rematch, info.game);
    else ask(send({ type: 'rematch', table }));
  };
  const onNext = useEffectEvent(follow);
  const isDue = waited && state?.kind === 'next';
  useEffect(() => {
    if (isDue) onNext();
  }, [isDue]);
  return {
    onAgain: follow,
    onDecline: () => send({ type: 'rematch', table, again: false }).catch(complain),
    onReplace: (seat) => ask(send({ type: 'replace', table, seat })),
  };
}
