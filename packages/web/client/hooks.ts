import type { ShelfTable } from '@izvilina/protocol/messages.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LineStatus } from './line.ts';
import { lineTo, type Where } from './lines.ts';
import type { Step } from './step.ts';
import { type Seen, TableClient, type TableState } from './table.ts';

export function useTable(where: Where, id: string): { readonly table: TableClient; readonly state: TableState } {
  const table = useMemo(() => new TableClient(lineTo(where), id), [where, id]);
  return { table, state: useSyncExternalStore(table.watch, table.state) };
}

export function useLineStatus(where: Where): LineStatus {
  const line = lineTo(where);
  return useSyncExternalStore(line.onStatus, line.status);
}

/** The steps between what was shown before and what is shown now: pushes may come faster than pictures. */
export function useNewSteps(seen: Seen): readonly Step[] {
  const shown = useRef(seen.seq);
  const steps = useMemo(() => seen.steps.filter((step) => step.seq > shown.current), [seen]);
  useEffect(() => {
    shown.current = seen.seq;
  }, [seen]);
  return steps;
}

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
      lineTo(where)
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
