import type { Candidate } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Order, TableInfo } from '@izvilina/protocol/messages.ts';
import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { useLineStatus, useTable } from '../client/hooks.ts';
import { refusalOf } from '../client/line.ts';
import { lineTo, tablePath, type Where } from '../client/lines.ts';
import { entropy, type TableClient, type TableState } from '../client/table.ts';
import { useWords, wordError } from '../i18n/words.ts';
import type { TableModule } from '../tables/module.ts';
import { GuestPage } from './GuestPage.tsx';
import { useInviteLink } from './inviteLink.ts';
import { Laying } from './Laying.tsx';
import { LobbyPage } from './LobbyPage.tsx';
import { LostPage } from './LostPage.tsx';
import { loadTable } from './loadTable.ts';
import { leaveNote } from './notes.tsx';
import { PlayPage } from './PlayPage.tsx';
import { ResultRoute } from './ResultRoute.tsx';
import { useCurtain } from './useCurtain.ts';

/** One address, three pictures: the table gathers, plays, is over. */
export default function TableRoute({ where, id }: { readonly where: Where; readonly id: string }) {
  const { table, state } = useTable(where, id);
  const [watching, setWatching] = useState(false);
  const words = useWords();
  if (state.refusal && !state.info)
    return state.refusal.code === 'NO_SUCH_TABLE' ? <LostPage /> : <LostPage why={wordError(words, state.refusal)} />;
  if (!state.info) return <Laying game={null} />;
  return (
    <AtTable
      where={where}
      client={table}
      state={state}
      info={state.info}
      watching={watching}
      onWatch={() => setWatching(true)}
    />
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
  const line = useLineStatus(where);
  const [, go] = useLocation();
  const mine = info.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.you ? [i] : []));
  const curtain = useCurtain(info.phase === 'over');
  if (!module) return <LostPage />;
  if (info.phase === 'gathering') return <Gathering {...props} module={module} seated={mine.length > 0} />;
  const seen = (seat: number | null) => state.views.get(seat ?? 'watcher');
  const first = seen(mine[0] ?? null);
  if (!first) return <Laying game={info.game} />;
  if (curtain.down && first.view.result)
    return <ResultRoute where={where} info={info} module={module} view={first.view} seated={mine.length > 0} />;
  const say = (order: Order) => lineTo(where).order(order);
  return (
    <PlayPage
      table={info}
      module={module}
      local={where === 'local'}
      line={line}
      mine={mine}
      seen={seen}
      busy={state.busy}
      refused={state.refused}
      onResult={info.phase === 'over' ? curtain.drop : null}
      onMove={(seat, move) => client.move(seat, move)}
      onHint={async (seat) => {
        const { best, nodes } = await lineTo(where).order({ type: 'hint', table: info.id, seat });
        return { best: best as unknown as readonly Candidate<Json>[], nodes };
      }}
      onWait={(seat) => say({ type: 'wait', table: info.id, seat }).catch(() => undefined)}
      onLeave={() => {
        if (where === 'online' && mine.length > 0) say({ type: 'leave', table: info.id }).catch(() => undefined);
        go('/');
      }}
    />
  );
}

function Gathering(props: AtProps & { readonly module: TableModule; readonly seated: boolean }) {
  const { where, info, module, seated } = props;
  const words = useWords();
  const link = useInviteLink(tablePath(where, info.id));
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (order: Order) => {
    setBusy(true);
    setProblem(null);
    try {
      await lineTo(where).order(order);
    } catch (error) {
      setProblem(wordError(words, refusalOf(error)));
    } finally {
      setBusy(false);
    }
  };
  const arrange = (order: Order) =>
    lineTo(where)
      .order(order)
      .catch((error: unknown) => leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) }));
  const table = info.id;
  if (!seated && !info.host && !props.watching)
    return (
      <GuestPage
        table={info}
        sitting={busy}
        problem={problem}
        onSit={(seat, name) => say({ type: 'sit', table, seat, name, entropy: entropy() })}
        onWatch={info.watchersAllowed ? props.onWatch : null}
      />
    );
  return (
    <LobbyPage
      table={info}
      link={link}
      Options={module.Options}
      starting={busy}
      problem={problem}
      onChair={(seat, chair) => arrange({ type: 'chair', table, seat, chair })}
      onAgree={(change) => arrange({ type: 'agree', table, ...change })}
      onStart={() => say({ type: 'start', table })}
      onStand={() => {
        if (seated) arrange({ type: 'stand', table });
        go('/');
      }}
    />
  );
}
