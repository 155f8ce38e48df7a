import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { useEffect, useState } from 'react';
import { loadReplay, type Replay } from '../client/replay.ts';
import { refusalOf } from '../client/transport.ts';
import { transportTo, type Where } from '../client/transports.ts';
import { useWords, wordError } from '../i18n/words.ts';
import { isWrongAddress } from '../pages/LostPage.tsx';
import { OpeningTable } from '../pages/OpeningTable.tsx';
import { BOXES } from '../tables/boxes.ts';
import { loadTable } from '../tables/loadTable.ts';
import type { TableModule } from '../tables/module.ts';
import { FilePage } from './FilePage.tsx';
import { gameFromPosition, isPositionFile } from './play-from.ts';
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

interface Loaded {
  readonly replay: Replay;
  readonly module: TableModule;
}

/** A finished game to watch again, from its table or from a file. */
export default function ReplayRoute(props: {
  readonly from: { readonly where: Where; readonly table: string } | null;
}) {
  const { from } = props;
  const words = useWords();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const playFrom = usePlayFrom();
  const show = async (raw: unknown) => {
    if (isPositionFile(raw)) {
      playFrom.begin(raw.game, (who) => gameFromPosition(raw, who));
      return;
    }
    const replay = typeof raw === 'string' ? await replayFromText(raw) : await loadReplay(raw);
    const module = replay.ok ? await loadTable(replay.value.file.game) : null;
    if (replay.ok && module) setLoaded({ replay: replay.value, module });
    else setProblem(wordError(words, replay.ok ? { code: 'UNKNOWN_GAME', params: {} } : replay.error));
  };
  const { where, table } = from ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per table, whatever the language.
  useEffect(() => {
    if (!where || !table) {
      if (location.hash.length > 1) unpackedRecord(location.hash.slice(1)).then(show);
      return;
    }
    transportTo(where)
      .send({ type: 'record', table })
      .then(show)
      .catch((error: unknown) => {
        const refusal = refusalOf(error);
        setProblem(isWrongAddress(refusal) ? words.lost.text : wordError(words, refusal));
      });
  }, [where, table]);
  if (loaded)
    return (
      <ReplayPage
        {...loaded}
        address={from?.where === 'online' ? `/replay/t/${from.table}` : null}
        back={from ? `/${from.where === 'local' ? 'local' : 't'}/${from.table}` : '/'}
      />
    );
  if (from && !problem) return <OpeningTable game={null} />;
  return (
    <FilePage
      problem={problem}
      onFile={(text) => {
        setProblem(null);
        show(text);
      }}
    />
  );
}
