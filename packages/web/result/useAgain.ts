import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { transportTo, type Where } from '../client/transports.ts';
import { useOpenTable } from '../pages/useOpenTable.ts';
import type { AgainActs } from './Again.tsx';
import { standingOf } from './standing.ts';

/**
 * What this page does about another game. Whoever waits here is taken to the next table when it is there; whoever comes
 * back to an old result is not: they go when they like.
 */
export function useAgain(where: Where, info: TableInfo, complain: (error: unknown) => void): AgainActs {
  const open = useOpenTable();
  const { order } = transportTo(where);
  const standing = standingOf(info);
  const [waited, setWaited] = useState(false);
  if (standing?.kind === 'wait' && !waited) setWaited(true);
  const ask = (answer: Promise<{ readonly table: string | null }>) =>
    answer.then(({ table }) => {
      if (table) open(where, table, info.game);
    }, complain);
  const table = info.id;
  const follow = () => {
    // Asked for, not just gone to: the table is made by whoever asks first.
    if (info.rematch && standing?.kind === 'next' && !standing.seated) open(where, info.rematch, info.game);
    else ask(order({ type: 'rematch', table }));
  };
  const onNext = useEffectEvent(follow);
  const isDue = waited && standing?.kind === 'next';
  useEffect(() => {
    if (isDue) onNext();
  }, [isDue]);
  return {
    onAgain: follow,
    onDecline: () => order({ type: 'rematch', table, again: false }).catch(complain),
    onReplace: (seat) => ask(order({ type: 'replace', table, seat })),
  };
}
