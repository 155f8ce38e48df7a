import type { View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { Suspense, useEffect, useState } from 'react';
import { readDealNotes } from '../client/deal-notes.ts';
import { clientId, entropy } from '../client/ids.ts';
import type { Replay } from '../client/replay.ts';
import { refusalOf } from '../client/transport.ts';
import { tablePath, transportTo, type Where } from '../client/transports.ts';
import { useLanguage, useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { saveFile } from '../kit/device/saveFile.ts';
import { lazyPart } from '../kit/loading/lazyPart.tsx';
import {
  chairsWithLevelChange,
  type LevelChange,
  offeredLevelChanges,
  settingsAfterLevelChange,
} from '../kit/remembered/rivals.ts';
import { change, settings } from '../kit/remembered/settings.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { useOpenTable } from '../pages/useOpenTable.ts';
import { useSeatNames } from '../pages/useSeatNames.ts';
import type { Step, TableModule } from '../tables/module.ts';
import type { Checked } from './ProofNote.tsx';
import { ResultPage } from './ResultPage.tsx';
import { useAgain } from './useAgain.ts';
import { WORDS } from './words.ts';

const AnalysisSection = lazyPart(() => import('../pages/analysis/AnalysisSection.tsx'));

export default function ResultRoute(props: {
  readonly where: Where;
  readonly info: TableInfo;
  readonly module: TableModule;
  readonly view: View;
}) {
  const { where, info, module, view } = props;
  const words = useWords();
  const text = useOwnWords(WORDS);
  const language = useLanguage();
  const open = useOpenTable();
  const [checked, setChecked] = useState<Checked>('not yet');
  const nameOf = useSeatNames(info.game, info.seats);
  const record = (): Promise<Json> => transportTo(where).send({ type: 'record', table: info.id });
  const complain = (error: unknown) => leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) });
  const check = async () => {
    setChecked('checking');
    try {
      const [{ checkRecord }, file] = await Promise.all([import('./checkRecord.ts'), record()]);
      const seats = info.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.you ? [i] : []));
      setChecked(await checkRecord(file, { notes: where === 'online' ? readDealNotes(info.id) : null, seats }));
    } catch (error) {
      setChecked('not yet');
      complain(error);
    }
  };
  const again = useAgain(where, info, complain);
  const against = async (by: LevelChange) => {
    const { game, pace, watchersAllowed, seats } = info;
    try {
      const { table } = await transportTo(where).send({
        type: 'create',
        client: clientId(),
        game,
        pace,
        watchers: watchersAllowed,
        start: true,
        entropy: entropy(),
        options: (info.options ?? {}) as Record<string, unknown>,
        chairs: chairsWithLevelChange(seats, by),
      });
      change(settingsAfterLevelChange(settings(), game, seats, by));
      open(where, table, game);
    } catch (error) {
      complain(error);
    }
  };
  const save = () =>
    record().then(
      (file) => saveFile(`${info.game}-${info.id.slice(0, 6)}.json`, JSON.stringify(file), 'application/json'),
      complain,
    );
  const { replay, steps } = useWholeGame(where, info.id);
  const { exported, Review } = module;
  const saveAs = async (from: Replay) => {
    if (!exported) return;
    const names = info.seats.map((_, seat) => nameOf(seat));
    const { extension, text } = await exported.write(from, names);
    saveFile(`${info.game}-${info.id.slice(0, 6)}.${extension}`, text, 'text/plain');
  };
  if (!view.result) return null;
  const story = module.story(view, nameOf, language, steps);
  const share = async () => {
    try {
      const { shareResultImage } = await import('./share/share.tsx');
      const names = info.seats.map((_, seat) => nameOf(seat));
      const done = await shareResultImage({ site: words.name, game: info.game, module, view, story, names, language });
      if (done === 'saved') leaveNote({ icon: 'check', title: text.pictureSaved });
    } catch {
      leaveNote({ icon: 'cross', title: text.pictureFailed, text: text.pictureFailedText });
    }
  };
  return (
    <>
      {module.Defs && <module.Defs />}
      <ResultPage
        table={info}
        result={view.result}
        phase={module.phase(view, language)}
        story={story}
        LoserAward={module.LoserAward}
        moments={module.moments(steps, language)}
        local={where === 'local'}
        checked={checked}
        replayLink={`/replay${tablePath(where, info.id)}`}
        onCheck={check}
        rivals={where === 'local' ? offeredLevelChanges(info.seats, view.result.places) : []}
        again={again}
        onRivals={against}
        onSave={save}
        onShare={share}
        exported={
          exported && replay ? { label: exported.label(language), onSave: () => saveAs(replay).catch(complain) } : null
        }
        review={
          replay && (
            <Suspense fallback={null}>
              <AnalysisSection
                replay={replay}
                module={module}
                nameOf={nameOf}
                replayLink={`/replay${tablePath(where, info.id)}`}
              />
              {Review && <Review replay={replay} nameOf={nameOf} />}
            </Suspense>
          )
        }
      />
    </>
  );
}

interface WholeGame {
  readonly replay: Replay | null;
  /** Steps as a watcher saw them. */
  readonly steps: readonly Step[];
}

/** The finished game, replayed from its record; empty until it has loaded, or if it cannot be loaded. */
function useWholeGame(where: Where, table: string): WholeGame {
  const [game, setGame] = useState<WholeGame>({ replay: null, steps: [] });
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const file = await transportTo(where).send({ type: 'record', table });
      const { loadReplay, stepsBetween } = await import('../client/replay.ts');
      const replay = await loadReplay(file);
      if (!wanted || !replay.ok) return;
      setGame({
        replay: replay.value,
        steps: stepsBetween(replay.value, 0, replay.value.frames.length - 1, 'watcher'),
      });
    };
    load().catch(() => undefined); // the result is shown without it, too
    return () => {
      wanted = false;
    };
  }, [where, table]);
  return game;
}
