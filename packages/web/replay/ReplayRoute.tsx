import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadReplay, type Replay } from '../client/replay.ts';
import { refusalOf } from '../client/transport.ts';
import { transportTo, type Where } from '../client/transports.ts';
import { useWords, wordError } from '../i18n/words.ts';
import { readData } from '../local/page-data.ts';
import { isWrongAddress } from '../pages/LostPage.tsx';
import { OpeningTable } from '../pages/OpeningTable.tsx';
import { BOXES } from '../tables/boxes.ts';
import { loadTable } from '../tables/loadTable.ts';
import type { TableModule } from '../tables/module.ts';
import { FilePage } from './FilePage.tsx';
import { gameFromPosition, isPositionFile, seatAskedIn } from './play-from.ts';
import { ReplayPage } from './ReplayPage.tsx';
import { unpackedRecord } from './record-link.ts';
import { usePlayFrom } from './usePlayFrom.ts';

/** Reads a file in a game's own export format, by trying every game that has one. */
async function replayFromText(text: string): Promise<Result<Replay>> {
  for (const { slug } of BOXES) {
    const replay = await (await loadTable(slug))?.exported?.read(text);
    if (replay?.ok) return replay;
  }
  return refuse('BAD_RECORD');
}

/** What the page shows: `asked` counts what it was asked for, because only the last one counts. */
type Shown =
  | { readonly kind: 'nothing'; readonly problem: string | null }
  | { readonly kind: 'loading' }
  | { readonly kind: 'game'; readonly asked: number; readonly replay: Replay; readonly module: TableModule };

const NOTHING: Shown = { kind: 'nothing', problem: null };

/** A finished game to watch again, from its table, from the address itself or from a file. */
export default function ReplayRoute(props: {
  readonly from: { readonly where: Where; readonly table: string } | null;
}) {
  const { from } = props;
  const words = useWords();
  const packed = usePackedGame();
  const [shown, setShown] = useState<Shown>(from || packed ? { kind: 'loading' } : NOTHING);
  const newest = useRef(0);
  const playFrom = usePlayFrom();
  const read = async (raw: unknown, asked: number): Promise<Shown> => {
    const replay = typeof raw === 'string' ? await replayFromText(raw) : await loadReplay(raw);
    const module = replay.ok ? await loadTable(replay.value.file.game) : null;
    if (replay.ok && module) return { kind: 'game', asked, replay: replay.value, module };
    const problem = wordError(words, replay.ok ? { code: 'UNKNOWN_GAME', params: {} } : replay.error);
    return { kind: 'nothing', problem };
  };
  const show = async (arriving: Promise<unknown>) => {
    const asked = ++newest.current;
    setShown({ kind: 'loading' });
    const next = await arriving
      .then(async (raw) => {
        if (!isPositionFile(raw)) return read(raw, asked);
        const seat = await seatAskedIn(raw, readData);
        if (asked === newest.current) playFrom.begin(raw.game, (who) => gameFromPosition(raw, seat, who));
        return NOTHING;
      })
      .catch((error: unknown): Shown => {
        const refusal = refusalOf(error);
        return { kind: 'nothing', problem: isWrongAddress(refusal) ? words.lost.text : wordError(words, refusal) };
      });
    if (asked === newest.current) setShown(next);
  };
  const { where, table } = from ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per address, whatever the language.
  useEffect(() => {
    if (where && table) show(transportTo(where).send({ type: 'record', table }));
    else if (packed) show(unpackedRecord(packed));
  }, [where, table, packed]);
  switch (shown.kind) {
    case 'game':
      return (
        <ReplayPage
          key={shown.asked}
          replay={shown.replay}
          module={shown.module}
          address={from?.where === 'online' ? `/replay/t/${from.table}` : null}
          back={from ? `/${from.where === 'local' ? 'local' : 't'}/${from.table}` : '/'}
        />
      );
    case 'loading':
      return <OpeningTable game={null} />;
    case 'nothing':
      return <FilePage problem={shown.problem} onFile={(content) => show(Promise.resolve(content))} />;
  }
}

/** The game in this page's address. It changes when another such link is pasted into the same tab. */
function usePackedGame(): string {
  return useSyncExternalStore(onHashChange, () => location.hash.slice(1));
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
