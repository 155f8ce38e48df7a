import type { Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useMemo, useState } from 'react';
import { useNewSteps } from '../client/hooks.ts';
import type { LineStatus } from '../client/line.ts';
import type { Seen } from '../client/table.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { Announcer } from '../kit/Announcer.tsx';
import { seatName } from '../kit/names.ts';
import { play } from '../kit/sound.ts';
import { CowDefs } from '../pieces/CowCard.tsx';
import type { Step, Submit, TableModule } from '../tables/module.ts';
import { PointedProvider } from '../tables/shared/Advice.tsx';
import { Fuse } from './Fuse.tsx';
import { HandOver } from './HandOver.tsx';
import { type HintAnswer, HintLeaf } from './HintLeaf.tsx';
import { type Turning, useHotseat } from './hotseat.ts';
import { TableFrame } from './TableFrame.tsx';

export interface PlayProps {
  readonly table: TableInfo;
  readonly module: TableModule;
  readonly local: boolean;
  readonly line: LineStatus;
  /** My seats; several when one device goes round, none for a watcher. */
  readonly mine: readonly Seat[];
  /** The newest view of a viewer of ours. */
  readonly seen: (seat: Seat | null) => Seen | undefined;
  readonly busy: boolean;
  readonly refused: Refusal | null;
  readonly onMove: (seat: Seat, move: Json, claimed?: number) => void;
  readonly onHint: (seat: Seat) => Promise<HintAnswer>;
  readonly onWait: (seat: Seat) => void;
  /** The game is over: on to the result. */
  readonly onResult: (() => void) | null;
  readonly onLeave: () => void;
}

export function PlayPage(props: PlayProps) {
  const first = props.seen(props.mine[0] ?? null);
  return first ? <Playing {...props} first={first} /> : null;
}

function Playing(props: PlayProps & { readonly first: Seen }) {
  const { table, module, mine, onMove } = props;
  const words = useWords();
  const language = useLanguage();
  const hotseat = useHotseat(mine, props.first.view.asks);
  const turning = module.race ? allAtOnce(mine) : hotseat;
  const seen = props.seen(turning.seat ?? mine[0] ?? null) ?? props.first;
  const steps = useNewSteps(seen);
  const nameOf = (seat: Seat) => seatName(words, table.seats, seat);
  const tellAll = (some: readonly Step[]) =>
    some.flatMap((step) => step.happened.flatMap((happening) => module.tell(happening, nameOf, language) ?? []));
  const { seat } = turning;
  const question = seen.view.asks.find((ask) => ask.seat === seat)?.what ?? null;
  const asked = question !== null;
  const [hint, setHint] = useHint(question, seat);
  const answer =
    (of: Seat): Submit =>
    (move, claimed, by = of) => {
      setHint(NO_HINT);
      onMove(by, move, claimed);
    };
  const clocks = useMemo(
    () => seen.clocks.map((clock) => ({ seat: clock.seat, left: Math.max(0, clock.until - performance.now()) })),
    [seen],
  );
  useEffect(() => {
    if (asked && !module.race) play('turn');
  }, [asked, module.race]);
  const until = asked ? seen.clocks.find((clock) => clock.seat === seat)?.until : undefined;
  return (
    <>
      <CowDefs />
      <TableFrame
        table={table}
        local={props.local}
        phase={module.phase(seen.view, language)}
        line={props.line}
        log={tellAll(seen.steps)}
        spoken={<Announcer news={tellAll(steps)} asked={module.asked(seen.view, nameOf, language)} />}
        watching={mine.length === 0}
        busy={props.busy}
        refused={module.race && tooLate(props.refused) ? null : props.refused}
        onHint={asked && !module.race ? () => setHint({ ...NO_HINT, open: true }) : null}
        onWait={props.onWait}
        onLeave={props.onLeave}
      >
        {hint.open && seat !== null && (
          <HintLeaf
            module={module}
            ask={() => props.onHint(seat)}
            onAnswer={(answer) => setHint({ ...hint, answer })}
            pointed={hint.pointed}
            onPoint={(pointed) => setHint({ ...hint, pointed })}
            onClose={() => setHint({ ...hint, open: false })}
          />
        )}
        <PointedProvider value={hint.pointed}>
          <module.Table
            view={seen.view}
            seq={seen.seq}
            steps={steps}
            seats={table.seats}
            seat={seat}
            clocks={clocks}
            busy={props.busy}
            hint={hint.answer?.best ?? null}
            play={seat === null ? null : answer(seat)}
            own={module.race ? mine : undefined}
          />
        </PointedProvider>
        {until !== undefined && !module.race && <Fuse until={until} />}
        {props.onResult && (
          <button type="button" className="stamp to-result" onClick={props.onResult}>
            {words.table.toResult}
          </button>
        )}
        {turning.cover !== 'none' && turning.next !== null && (
          <HandOver
            game={table.game}
            name={nameOf(turning.next)}
            seat={turning.next}
            low={turning.cover === 'low'}
            onOpen={turning.open}
          />
        )}
      </TableFrame>
    </>
  );
}

/** In a race every seat of ours plays at once, through the eyes of the first. */
const allAtOnce = (mine: readonly Seat[]): Turning => ({
  seat: mine[0] ?? null,
  next: null,
  cover: 'none',
  open: () => undefined,
});

/** Somebody else was faster: that is how a race goes, and the table shows it. */
const tooLate = (refused: Refusal | null): boolean => refused?.code === 'STALE' || refused?.code === 'NOT_YOUR_TURN';

interface Hint {
  /** The leaf with the reasons lies open; the marks on the table stay when it is put away. */
  readonly open: boolean;
  readonly answer: HintAnswer | null;
  /** The advice the reader has before their eyes, 1 = the best. */
  readonly pointed: number;
}
const NO_HINT: Hint = { open: false, answer: null, pointed: 1 };

/** A hint belongs to one question: others may choose meanwhile, and it is gone with the answer. */
function useHint(question: string | null, seat: Seat | null): readonly [Hint, (hint: Hint) => void] {
  const [kept, setKept] = useState({ question, seat, hint: NO_HINT });
  const fresh = kept.seat === seat && kept.question === question;
  return [fresh ? kept.hint : NO_HINT, (hint) => setKept({ question, seat, hint })];
}
