import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useConnectionStatus, useTable } from '../client/hooks.ts';
import type { TableClient, TableState } from '../client/table.ts';
import { transportTo, type Where } from '../client/transports.ts';
import { useWords, wordError } from '../i18n/words.ts';
import { lazyPart } from '../kit/loading/lazyPart.tsx';
import { isWrongAddress, LostPage } from '../pages/LostPage.tsx';
import { OpeningTable } from '../pages/OpeningTable.tsx';
import { noteDeal } from '../pages/tablePreview.ts';
import { useOpenTable } from '../pages/useOpenTable.ts';
import { Connection } from '../table/Connection.tsx';
import { PlayPage } from '../table/PlayPage.tsx';
import { useResultPause } from '../table/useResultPause.ts';
import { loadTable } from '../tables/loadTable.ts';

// Log, rules and settings, opened during a game.
const OverTable = lazyPart(() => import('./over/OverTable.tsx'));
// Not needed to play: loaded for a table that is gathering, over or closed.
const ClosedTable = lazy(() => import('./ClosedTable.tsx'));
const Gathering = lazy(() => import('../lobby/Gathering.tsx'));
const loadResult = () => import('../result/ResultRoute.tsx');
const ResultRoute = lazy(loadResult);

/** The page of one table: its lobby, the game, or the result, by the table's phase. */
export default function TableRoute({ where, id }: { readonly where: Where; readonly id: string }) {
  const { table, state } = useTable(where, id);
  const [watching, setWatching] = useState(false);
  const status = useConnectionStatus(where);
  const words = useWords();
  if (state.refusal?.code === 'TABLE_CLOSED')
    return (
      <Suspense fallback={<OpeningTable game={null} />}>
        <ClosedTable where={where} id={id} why={state.refusal} />
      </Suspense>
    );
  if (state.refusal && !state.info)
    return isWrongAddress(state.refusal) ? (
      <LostPage />
    ) : (
      <LostPage title={words.lost.notOpened} why={wordError(words, state.refusal)}>
        <button type="button" className="quiet" onClick={() => location.reload()}>
          {words.broken.notLoaded.again}
        </button>
      </LostPage>
    );
  if (!state.info) return <OpeningTable game={null} lost={status === 'lost'} />;
  return (
    <Suspense fallback={<OpeningTable game={state.info.phase === 'gathering' ? null : state.info.game} />}>
      <AtTable
        where={where}
        client={table}
        state={state}
        info={state.info}
        watching={watching}
        onWatch={() => {
          table.watchOnly();
          setWatching(true);
        }}
      />
    </Suspense>
  );
}

interface AtProps {
  readonly where: Where;
  readonly client: TableClient;
  readonly state: TableState;
  readonly info: TableInfo;
  readonly watching: boolean;
  readonly onWatch: () => void;
}

function AtTable(props: AtProps) {
  const { where, client, state, info } = props;
  const module = use(loadTable(info.game));
  const status = useConnectionStatus(where);
  const [, go] = useLocation();
  const open = useOpenTable();
  const mine = useMemo(
    () => info.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.you ? [i] : [])),
    [info.seats],
  );
  const isOver = info.phase === 'over';
  const isDealt = info.phase !== 'gathering';
  useEffect(() => {
    if (isDealt) noteDeal();
  }, [isDealt]);
  const pause = useResultPause(isOver);
  useEffect(() => {
    if (isOver) loadResult().catch(() => undefined); // tried again when the result is shown
  }, [isOver]);
  if (!module) return <LostPage />;
  if (info.dealing) return <OpeningTable game={info.game} />;
  const connection = where === 'online' && (
    <div className="notes tablenotes">
      <Connection status={status} busy={false} />
    </div>
  );
  if (!isDealt)
    return (
      <>
        <Gathering {...props} module={module} seated={mine.length > 0} />
        {connection}
      </>
    );
  const seen = (seat: number | null) => state.views.get(seat ?? 'watcher');
  const first = seen(mine[0] ?? null);
  if (!first) return <OpeningTable game={info.game} />;
  if (pause.over && first.view.result)
    return (
      <>
        <ResultRoute where={where} info={info} module={module} view={first.view} />
        {connection}
      </>
    );
  const say = (command: CommandBody) => transportTo(where).send(command);
  return (
    <PlayPage
      Sheet={OverTable}
      table={info}
      module={module}
      local={where === 'local'}
      status={status}
      mine={mine}
      seen={seen}
      busy={state.busy}
      refused={state.refused}
      result={isOver ? pause : null}
      onMove={(answer) => client.move(answer)}
      onHint={(seat) => client.hint(seat)}
      onTakeBack={() =>
        import('../table/take-back.tsx')
          .then(({ takeBack }) => takeBack(info.id))
          .then((next) => open(where, next, info.game, { replace: true }), client.refuse)
      }
      onWait={(seat) => say({ type: 'wait', table: info.id, seat }).catch(() => undefined)}
      onLeave={() => {
        if (where === 'online' && mine.length > 0) say({ type: 'leave', table: info.id }).catch(() => undefined);
        go('/');
      }}
    />
  );
}
