import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { actorOf, allViewsAt, momentsOf, type Replay, stepsBetween, viewAt } from '../client/replay.ts';
import { useLanguage, useOwnWords, useWords } from '../i18n/words.ts';
import { toClipboard } from '../kit/device/clipboard.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { Sheet } from '../kit/widgets/Sheet.tsx';
import { useAnalysis } from '../pages/analysis/useAnalysis.ts';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import type { TableModule } from '../tables/module.ts';
import { ReplayedProvider } from '../tables/shared/replayed.ts';
import { Controls } from './Controls.tsx';
import { type Eyes, EyesChoice } from './Eyes.tsx';
import { Hands } from './Hands.tsx';
import { MomentPaper } from './MomentPaper.tsx';
import { mistakesHere } from './mistakes-here.ts';
import { gameFrom, startingFrame } from './play-from.ts';
import { RailLine } from './RailLine.tsx';
import { packedRecord } from './record-link.ts';
import { moverAt, seatFrom } from './record-seats.ts';
import { usePlayback } from './usePlayback.ts';
import { usePlayFrom } from './usePlayFrom.ts';
import '../kit/widgets/table.css';
import './replay.css';
import './projector.css';
import { WORDS } from './words.ts';

/** The replay of a whole game: step, play, jump, and look as any viewer. */
export function ReplayPage(props: {
  readonly replay: Replay;
  readonly module: TableModule;
  readonly back: string;
  /** The path under which others can open this game; null: there is none, so a link has to contain the game itself. */
  readonly address: string | null;
}) {
  const { replay, module } = props;
  const { file } = replay;
  const words = useWords();
  const text = useOwnWords(WORDS);
  const language = useLanguage();
  const [eyes, setEyes] = useState<Eyes>('watcher');
  const [reviewing, setReviewing] = useState(false);
  const [open, setOpen] = useState(false);
  const { Review } = module;
  const viewer = eyes === 'all' ? 'watcher' : eyes;
  const moments = useMemo(
    () => momentsOf(replay, (happening) => module.describe(happening, String, language) !== null),
    [replay, module, language],
  );
  const actors = useMemo(() => moments.map((frame) => actorOf(replay, frame)), [replay, moments]);
  const [params] = useSearchParams();
  const linkedSeq = Number(params.get('seq') ?? 0);
  const playback = usePlayback(moments.length, momentAt(moments, linkedSeq));
  const frame = moments[playback.at] ?? 0;
  const before = playback.from === null ? frame : (moments[playback.from] ?? frame);
  const view = useMemo(() => viewAt(replay, frame, viewer), [replay, frame, viewer]);
  const steps = useMemo(() => stepsBetween(replay, before, frame, viewer), [replay, before, frame, viewer]);
  const own = useMemo(() => (viewer === 'watcher' ? [] : [viewer]), [viewer]);
  const seats = useMemo(() => file.names.map(seatFrom), [file]);
  const nameOf = useSeatNames(file.game, seats);
  const copyLink = async () => {
    const packed = props.address === null ? await packedRecord(file) : null;
    if (props.address === null && packed === null) {
      leaveNote({ icon: 'cross', title: text.tooLong, text: text.tooLongText });
      return;
    }
    await toClipboard(`${location.origin}${props.address ?? '/replay'}?seq=${frame}${packed ? `#${packed}` : ''}`);
    leaveNote({ icon: 'link', title: text.linkCopied });
  };
  const analysing = useAnalysis(file);
  const { analysis } = analysing;
  const momentOf = (seq: number) => momentAt(moments, seq);
  const mistakes = mistakesHere(analysis?.mistakes ?? [], {
    after: moments[playback.at - 1] ?? -1,
    upTo: frame,
    eyes,
    linkedSeq,
    names: file.names,
  });
  const [worst] = mistakes;
  // From a mistake, play goes on just before it; otherwise from the position shown.
  const from = startingFrame(replay.frames, worst ? worst.seq - 1 : frame);
  const mover = worst?.seat ?? (typeof eyes === 'number' ? eyes : moverAt(replay, from));
  const playFrom = usePlayFrom();
  const goOn = () => playFrom.begin(file.game, (who) => gameFrom(file, from, mover, who));
  const atTheEnd = playback.at === moments.length - 1;
  const hint = useMemo(() => (worst ? [{ move: worst.best, value: 0, why: [] }] : null), [worst]);
  const lines = view.happened.flatMap((happening) => module.describe(happening, nameOf, language) ?? []);
  return (
    <>
      {module.Defs && <module.Defs />}
      <main className={`table ${file.game} papered replaypage`} data-eyes={viewer === 'watcher' ? 'aside' : 'seat'}>
        <Bar
          title={useTitle(file.game)}
          phase={module.phase(view, language)}
          badge={
            replay.fair && (
              <span className="badge">
                <Icon name="seal" />
                <span>{text.fair}</span>
              </span>
            )
          }
          items={[
            { icon: 'link', text: text.link, go: copyLink },
            ...(Review ? [{ icon: 'log', text: text.review, go: () => setReviewing(true) } as const] : []),
            { icon: 'rules', text: words.bar.rules, go: `/rules/${file.game}` },
            { icon: 'leave', text: words.bar.leave, go: props.back },
          ]}
        />
        <ReplayedProvider value>
          <module.Table
            key={String(viewer)}
            view={view}
            seq={frame}
            steps={steps}
            seats={seats}
            nameOf={nameOf}
            seat={viewer === 'watcher' ? null : viewer}
            own={own}
            clocks={[]}
            busy={false}
            hint={worst?.best === null ? null : hint}
            play={null}
          />
        </ReplayedProvider>
        <MomentPaper
          place={text.moment(playback.at, moments.length - 1)}
          lines={lines}
          mistakes={mistakes}
          analysing={analysing}
          module={module}
          nameOf={nameOf}
        />
        {eyes === 'all' && module.SmallHand && (
          <Hands SmallHand={module.SmallHand} views={allViewsAt(replay, frame)} nameOf={nameOf} />
        )}
        <div className={open ? 'projector open' : 'projector'}>
          <EyesChoice
            players={seats.length}
            chosen={eyes}
            hasHands={module.SmallHand !== undefined}
            nameOf={nameOf}
            onChoose={setEyes}
          />
          <Controls
            playback={playback}
            actors={actors}
            playAs={nameOf(mover)}
            open={open}
            onOpen={() => setOpen(!open)}
            onPlayFrom={playFrom.busy || (atTheEnd && !worst) ? null : goOn}
            line={
              analysis && (
                <RailLine analysis={analysis} moments={moments} at={playback.at} momentOf={momentOf} nameOf={nameOf} />
              )
            }
          />
        </div>
        {Review && reviewing && (
          <Sheet title={text.review} onClose={() => setReviewing(false)}>
            <Suspense fallback={null}>
              <Review replay={replay} nameOf={nameOf} />
            </Suspense>
          </Sheet>
        )}
      </main>
    </>
  );
}

/** Index of the first moment that shows event `seq`. */
function momentAt(moments: readonly number[], seq: number): number {
  return Math.max(
    0,
    moments.findIndex((frame) => frame >= seq),
  );
}
