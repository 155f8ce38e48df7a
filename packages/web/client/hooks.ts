import type { Step } from '@izvilina/protocol/messages.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { dealKeeper } from './deal-keeper.ts';
import { type Seen, TableClient, type TableState } from './table.ts';
import type { ConnectionStatus } from './transport.ts';
import { transportTo, type Where } from './transports.ts';

export function useTable(where: Where, id: string): { readonly table: TableClient; readonly state: TableState } {
  const table = useMemo(() => {
    const transport = transportTo(where);
    return new TableClient(transport, id, where === 'online' ? dealKeeper(transport, id) : null);
  }, [where, id]);
  return { table, state: useSyncExternalStore(table.subscribe, table.state) };
}

export function useConnectionStatus(where: Where): ConnectionStatus {
  const transport = transportTo(where);
  return useSyncExternalStore(transport.onStatus, transport.status);
}

/** The steps between the last rendered view and this one: several pushes may arrive between two renders. */
export function useNewSteps(seen: Seen): readonly Step[] {
  const shown = useRef(seen.seq);
  const steps = useMemo(() => seen.steps.filter((step) => step.seq > shown.current), [seen]);
  useEffect(() => {
    shown.current = seen.seq;
  }, [seen]);
  return steps;
}
