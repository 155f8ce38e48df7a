import type { Viewer } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
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
import { Icon, type IconName } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import type { TableModule } from '../tables/module.ts';
import { ReplayedProvider } from '../tables/shared/replayed.ts';
import { Controls } from './Controls.tsx';
import { Hands } from './Hands.tsx';
import { MomentPaper } from './MomentPaper.tsx';
import { isBotsName, mistakesHere } from './mistakes-here.ts';
import { gameFrom, startingFrame } from './play-from.ts';
import { RailLine } from './RailLine.tsx';
import { packedRecord } from './record-link.ts';
import { usePlayback } from './usePlayback.ts';
import { usePlayFrom } from './usePlayFrom.ts';
import '../kit/widgets/table.css';
import './replay.css';
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
  const [viewChoice, setViewChoice] = useState<Viewer | 'all'>('watcher');
  const [reviewing, setReviewing] = useState(false);
  const [open, setOpen] = useState(false);
  const { Review } = module;
  const viewer = viewChoice === 'all' ? 'watcher' : viewChoice;
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
    viewChoice,
    linkedSeq,
    names: file.names,
  });
  const [worst] = mistakes;
  // From a mistake, play goes on just before it; otherwise from the position shown.
  const from = startingFrame(replay.frames, worst ? worst.seq - 1 : frame);
  const mover = worst?.seat ?? (typeof viewChoice === 'number' ? viewChoice : moverAt(replay, from));
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
        {viewChoice === 'all' && module.SmallHand && (
          <Hands SmallHand={module.SmallHand} views={allViewsAt(replay, frame)} nameOf={nameOf} />
        )}
        <div className={open ? 'projector open' : 'projector'}>
          <fieldset className="eyes">
            <legend className="vh">{text.eyes}</legend>
            <ViewButton
              icon="eye"
              on={viewChoice === 'watcher'}
              onPick={() => setViewChoice('watcher')}
              text={text.side}
            />
            {module.SmallHand && (
              <ViewButton
                icon="friends"
                on={viewChoice === 'all'}
                onPick={() => setViewChoice('all')}
                text={text.hands}
              />
            )}
            {seats.map((_, seat) => (
              <ViewButton
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                key={seat}
                on={viewChoice === seat}
                seat={seat}
                onPick={() => setViewChoice(seat)}
                text={nameOf(seat)}
              />
            ))}
          </fieldset>
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

/** The seat offered to play on from here: a person who is asked, or any person, or any seat that is asked. */
function moverAt({ file, frames }: Replay, frame: number): number {
  const match = frames[frame];
  const turn = match?.game.turn(match.state);
  const asked = turn && !turn.over ? turn.asks.map(({ seat }) => seat) : [];
  const isPerson = (seat: number) => !isBotsName(file.names[seat]);
  const anybody = file.names.findIndex((name) => !isBotsName(name));
  return asked.find(isPerson) ?? (anybody >= 0 ? anybody : (asked[0] ?? 0));
}

/** Index of the first moment that shows event `seq`. */
function momentAt(moments: readonly number[], seq: number): number {
  return Math.max(
    0,
    moments.findIndex((frame) => frame >= seq),
  );
}

/** A seat from its name in a record; a bot is named by its level: `bot:casual`. */
function seatFrom(name: string): SeatInfo {
  const level = /^bot:(.+)$/.exec(name)?.[1];
  if (level) return { kind: 'bot', level };
  return { kind: 'person', name, you: false, here: true, standIn: null, standInAfter: null, alias: null };
}

/** A button that chooses the viewer: a seat, shown by its mark, or a view of no single seat, shown by an icon. */
function ViewButton(
  props: { readonly on: boolean; readonly text: string; readonly onPick: () => void } & (
    | { readonly seat: number }
    | { readonly icon: IconName }
  ),
) {
  return (
    <button type="button" className={props.on ? 'eye sel' : 'eye'} aria-pressed={props.on} onClick={props.onPick}>
      {'seat' in props ? <Mark seat={props.seat} /> : <Icon name={props.icon} />}
      <span>{props.text}</span>
    </button>
  );
}
