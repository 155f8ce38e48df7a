import type { Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { usePausableClocks } from '../client/clock.ts';
import type { HintAnswer } from '../client/hint.ts';
import { useNewSteps } from '../client/hooks.ts';
import type { Seen } from '../client/table.ts';
import type { ConnectionStatus } from '../client/transport.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { isOnFarSide, useIsScreenFlat } from '../kit/device/screenFlat.ts';
import { play as sound } from '../kit/device/sound.ts';
import { lazyPart } from '../kit/loading/lazyPart.tsx';
import { useSettings } from '../kit/remembered/settings.ts';
import { Announcer } from '../kit/widgets/Announcer.tsx';
import { useSeatNames } from '../pages/useSeatNames.ts';
import type { Answer, Step, TableModule } from '../tables/module.ts';
import { PointedProvider } from '../tables/shared/Advice.tsx';
import { OneTapProvider } from '../tables/shared/oneTap.ts';
import { ReachedProvider } from '../tables/shared/reached.ts';
import { ThinkingProvider, thinkingBots } from '../tables/shared/Thinking.tsx';
import { WaitsForTapProvider } from '../tables/shared/waitsForTap.ts';
import { Coach } from './coach/Coach.tsx';
import { useDealIn } from './dealIn.ts';
import { Fuse } from './Fuse.tsx';
import { HandOver } from './HandOver.tsx';
import { useBotsFollowResult, useLocalPause } from './local-game.ts';
import { TableFrame } from './TableFrame.tsx';
import type { LogEntry, TableSheet } from './table-sheet.ts';
import { useHandover } from './useHandover.ts';
import { useHint } from './useHint.ts';
import type { ResultPause } from './useResultPause.ts';
import './one-tap.css';
import './to-result.css';

// Loaded on demand: only some games need a hint.
const HintLeaf = lazyPart(() => import('./HintLeaf.tsx'));

/** Minimum width in px of a screen that can lie between its players; a smaller one is handed over. */
const TABLET = 600;

const Calling = lazy(() => import('./calling/Calling.tsx').catch(() => ({ default: () => null })));
const TakeBackKey = lazy(() => import('./take-back.tsx').catch(() => ({ default: () => null })));

export interface PlayProps {
  readonly table: TableInfo;
  readonly module: TableModule;
  readonly local: boolean;
  readonly status: ConnectionStatus;
  /** This guest's seats: several when people share one device, none for a watcher. */
  readonly mine: readonly Seat[];
  /** The newest view of one of this guest's seats; null: of a watcher. */
  readonly seen: (seat: Seat | null) => Seen | undefined;
  readonly busy: boolean;
  readonly refused: Refusal | null;
  readonly onMove: (answer: Answer<Json>) => void;
  readonly onHint: (seat: Seat) => Promise<HintAnswer>;
  readonly onTakeBack: () => void;
  readonly onWait: (seat: Seat) => void;
  /** The way on to the result; null until the game is over. */
  readonly result: Pick<ResultPause, 'isEnding' | 'end'> | null;
  readonly onLeave: () => void;
  /** The sheet over the table for log, rules and settings. */
  readonly Sheet: TableSheet;
}

export function PlayPage(props: PlayProps) {
  const first = props.seen(props.mine[0] ?? null);
  return first ? <Playing {...props} first={first} /> : null;
}

function Playing(props: PlayProps & { readonly first: Seen }) {
  const { table, module, mine, onMove } = props;
  const words = useWords();
  const language = useLanguage();
  const handover = useHandover(mine, props.first.view.asks, module);
  const seen = props.seen(handover.seat ?? mine[0] ?? null) ?? props.first;
  const steps = useNewSteps(seen);
  const nameOf = useSeatNames(table.game, table.seats);
  const linesOf = (some: readonly Step[]): readonly LogEntry[] =>
    some.flatMap(({ happened }) =>
      happened.flatMap((happening) => {
        const text = module.describe(happening, nameOf, language);
        return text === null ? [] : [{ text, happening }];
      }),
    );
  const { seat } = handover;
  const [reached, setReached] = useState<View | null>(null);
  const own = useMemo(
    () => (module.simultaneous ? mine : seat === null ? [] : [seat]),
    [module.simultaneous, mine, seat],
  );
  const question = seen.view.asks.find((ask) => ask.seat === seat)?.what ?? null;
  const asked = question !== null;
  const { hint, ...hints } = useHint(question, seat, props.onHint);
  const [moves, setMoves] = useState(0);
  const play = (answer: Answer<Json>) => {
    hints.forget();
    setMoves(moves + 1);
    onMove(answer);
  };
  useEffect(() => {
    if (asked && !module.simultaneous) sound('turn');
  }, [asked, module.simultaneous]);
  // Fewer events than seats, and not none: bots may be quicker than this page.
  useDealIn(seen.seq < table.seats.length, module.dealtSelector);
  const isAlone = props.local && table.seats.filter(({ kind }) => kind === 'person').length === 1;
  const { oneTap, tapOn } = useSettings();
  const clocks = usePausableClocks(seen.clocks, useLocalPause(props.local));
  useBotsFollowResult(table, props.local ? (seen.view.result?.places ?? null) : null);
  // In a race nobody waits for a bot, so no thinking is shown.
  const thinking = useMemo(
    () => thinkingBots(module.simultaneous ? [] : seen.view.asks, table.seats),
    [module.simultaneous, seen, table.seats],
  );
  const looks = handover.cover === 'none' ? seat : handover.next;
  const isFlat =
    useIsScreenFlat(TABLET) && props.local && mine.length > 1 && !module.simultaneous && !module.nothingHidden;
  const myClock = asked ? clocks.find((clock) => clock.seat === seat) : undefined;
  return (
    <>
      {module.Defs && <module.Defs />}
      <TableFrame
        table={table}
        local={props.local}
        isFarSide={isFlat && looks !== null && isOnFarSide(mine.indexOf(looks))}
        phase={module.phase(reached ?? seen.view, language)}
        status={props.status}
        log={linesOf(seen.steps)}
        Sheet={props.Sheet}
        spoken={
          <Announcer news={linesOf(steps).map(({ text }) => text)} asked={module.asked(seen.view, nameOf, language)} />
        }
        calls={
          mine.length > 0 && (
            <Suspense>
              <Calling
                table={table.id}
                game={table.game}
                question={module.simultaneous ? null : question}
                together={!props.local && table.seats.some((one) => one.kind === 'person' && !one.you)}
                byMail={table.pace === 'mail'}
                moves={moves}
              />
            </Suspense>
          )
        }
        watching={mine.length === 0}
        busy={props.busy}
        refused={module.simultaneous && tooLate(props.refused) ? null : props.refused}
        wordRefusal={(refusal) => module.refusal?.(refusal, language) ?? null}
        onHint={asked && module.hints && table.hints ? hints.ask : null}
        takeBack={seen.takeBack === undefined ? null : { ready: seen.takeBack, go: props.onTakeBack }}
        onWait={props.onWait}
        onLeave={props.onLeave}
      >
        {seen.takeBack && (
          <Suspense>
            <TakeBackKey onPress={props.onTakeBack} />
          </Suspense>
        )}
        <Coach
          game={table.game}
          view={seen.view}
          seat={seat}
          steps={steps}
          moves={moves}
          simultaneous={module.simultaneous}
          hints={module.hints && table.hints}
          playersHere={mine.length}
        />
        {hint.open && seat !== null && (
          <Suspense>
            <HintLeaf module={module} hint={hint} nameOf={nameOf} onPoint={hints.point} onClose={hints.close} />
          </Suspense>
        )}
        <PointedProvider value={hint.pointed}>
          <OneTapProvider value={oneTap && isAlone}>
            <WaitsForTapProvider value={tapOn && isAlone}>
              <ThinkingProvider value={thinking}>
                <ReachedProvider value={setReached}>
                  <module.Table
                    view={seen.view}
                    seq={seen.seq}
                    steps={steps}
                    seats={table.seats}
                    nameOf={nameOf}
                    seat={seat}
                    clocks={clocks}
                    busy={props.busy}
                    hint={hint.answer?.best ?? null}
                    play={seat === null ? null : play}
                    own={own}
                  />
                </ReachedProvider>
              </ThinkingProvider>
            </WaitsForTapProvider>
          </OneTapProvider>
        </PointedProvider>
        {myClock && !module.ownClock && <Fuse clock={myClock} />}
        {props.result && (
          <button type="button" className="stamp to-result" disabled={props.result.isEnding} onClick={props.result.end}>
            {words.table.toResult}
          </button>
        )}
        {handover.cover !== 'none' && handover.next !== null && (
          <HandOver
            game={table.game}
            Cover={module.Cover}
            name={nameOf(handover.next)}
            seat={handover.next}
            low={handover.cover === 'low'}
            isFlat={isFlat}
            onOpen={handover.open}
          />
        )}
      </TableFrame>
    </>
  );
}

/** In a race an answer may come too late. That is not reported as an error: the table shows it. */
const tooLate = (refused: Refusal | null): boolean => refused?.code === 'STALE' || refused?.code === 'NOT_YOUR_TURN';
