import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Series, TableInfo } from '@izvilina/protocol/messages.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ConnectionStatus } from '../client/transport.ts';
import { useLanguage, useWords, wordError } from '../i18n/words.ts';
import { useOnline } from '../kit/device/offline.ts';
import { play } from '../kit/device/sound.ts';
import { lazyPart } from '../kit/loading/lazyPart.tsx';
import { Bar, type Item } from '../kit/widgets/Bar.tsx';
import { OpenLogProvider, OpenRuleProvider } from '../kit/widgets/log.tsx';
import { Sheet } from '../kit/widgets/Sheet.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Connection } from './Connection.tsx';
import type { LogEntry, SheetContent, TableSheet } from './table-sheet.ts';
import '../kit/widgets/table.css';
import './table-notes.css';

// Loaded after the table: nobody talks, or is missed, before it has been seen.
const Talk = lazyPart(() => import('../pages/talk/Talk.tsx'));
const Away = lazy(() => import('./Away.tsx').catch(() => ({ default: () => [] })));

export interface FrameProps {
  readonly table: TableInfo;
  readonly local: boolean;
  /** The screen lies between its players, and the table is turned to a player on the far side. */
  readonly isFarSide: boolean;
  readonly phase: string;
  readonly status: ConnectionStatus;
  /** The whole log so far, oldest first. */
  readonly log: readonly LogEntry[];
  readonly Sheet: TableSheet;
  /** Text for screen readers. */
  readonly spoken: ReactNode;
  /** Calls the player to their turn, with a note of its own. */
  readonly calls?: ReactNode;
  readonly watching: boolean;
  /** A move of this page has been sent and not answered yet. */
  readonly busy: boolean;
  readonly refused: Refusal | null;
  /** A refusal in the game's own words; null when the game has none. */
  readonly wordRefusal: (refusal: Refusal) => string | null;
  /** Null when a hint makes no sense (watching, not asked). */
  readonly onHint: (() => void) | null;
  /** Takes the player's last decision back; null at a table without take-back. */
  readonly takeBack: { readonly ready: boolean; go(): void } | null;
  readonly onWait: (seat: number) => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The frame around every table: bar, menu, notes, sheets, and text for screen readers. The board owns the rest. */
export function TableFrame(props: FrameProps) {
  const { table, local, takeBack } = props;
  const waits = props.busy && props.status === 'lost';
  const words = useWords();
  const online = useOnline();
  const [open, setOpen] = useState<SheetContent | 'leave' | null>(null);
  const close = () => setOpen(null);
  const items: Item[] = [
    { icon: 'rules', text: words.bar.rules, go: () => setOpen('rules') },
    ...(props.onHint ? [{ icon: 'hint', text: words.bar.hint, go: props.onHint } as const] : []),
    ...(takeBack
      ? [{ icon: 'back', text: words.bar.takeBack, go: takeBack.go, disabled: !takeBack.ready } as const]
      : []),
    { icon: 'gear', text: words.bar.settings, go: () => setOpen('settings') },
    { icon: 'leave', text: words.bar.leave, go: () => setOpen('leave') },
  ];
  return (
    <>
      <main className={`table ${table.game} ${waits ? 'waits' : ''}`} data-far={props.isFarSide || undefined}>
        <Bar
          title={useTitle(table.game)}
          phase={props.phase}
          items={items}
          badge={
            <>
              {table.series && isSeries(table, table.series) && <SeriesNote {...table.series} />}
              {props.watching && <Badge icon="eye" text={words.table.watching} />}
              {local && !online && <Badge icon="off" text={words.table.offline} />}
              {!local && (
                <Suspense>
                  <Talk table={table} />
                </Suspense>
              )}
            </>
          }
        />
        <OpenRuleProvider value={() => setOpen('rules')}>
          <OpenLogProvider value={() => setOpen('log')}>{props.children}</OpenLogProvider>
        </OpenRuleProvider>
        <div className="notes tablenotes">
          {!local && <Connection status={props.status} busy={props.busy} />}
          {!local && (
            <Suspense>
              <Away table={table} onWait={props.onWait} />
            </Suspense>
          )}
          {props.calls}
          <RefusedNote refused={props.refused} wordRefusal={props.wordRefusal} />
        </div>
        {props.spoken}
      </main>
      {open !== null && open !== 'leave' && (
        <Suspense>
          <props.Sheet content={open} game={table.game} log={props.log} onClose={close} />
        </Suspense>
      )}
      {open === 'leave' && <Leave local={local} onClose={close} onLeave={props.onLeave} />}
    </>
  );
}

function Badge({ icon, text }: { readonly icon: 'eye' | 'off'; readonly text: string }) {
  return (
    <span className="badge">
      <Icon name={icon} />
      <span>{text}</span>
    </span>
  );
}

/** Whether to show the score of a series. A single finished game is none: its result says who has won. */
const isSeries = ({ phase }: TableInfo, { games }: Series): boolean => phase !== 'over' || games > 1;

/** Wins by seat in a series of rematches. More than four numbers in a row say little: then the number of this game. */
function SeriesNote({ games, wins }: Series) {
  const isRussian = useLanguage() === 'ru';
  return (
    <span className="tally">
      {wins.length > 4
        ? `${isRussian ? 'партия' : 'game'} ${games + 1}`
        : `${isRussian ? 'серия' : 'series'} ${wins.join(' : ')}`}
    </span>
  );
}

function RefusedNote({ refused, wordRefusal }: Pick<FrameProps, 'refused' | 'wordRefusal'>) {
  const words = useWords();
  useEffect(() => {
    if (refused) play('error');
  }, [refused]);
  if (!refused) return null;
  return (
    <div className="ticket" role="alert">
      <Icon name="cross" />
      <p className="alone">{wordRefusal(refused) ?? wordError(words, refused)}</p>
    </div>
  );
}

function Leave(props: { readonly local: boolean; readonly onClose: () => void; readonly onLeave: () => void }) {
  const words = useWords();
  return (
    <Sheet title={words.table.leaveTitle} onClose={props.onClose}>
      <p className="sub">{props.local ? words.table.leaveLocal : words.table.leaveOnline}</p>
      <div className="rowf">
        <button type="button" className="stamp" onClick={props.onLeave}>
          {words.table.leaveYes}
        </button>
        <button type="button" className="quiet" onClick={props.onClose}>
          {words.table.leaveNo}
        </button>
      </div>
    </Sheet>
  );
}
