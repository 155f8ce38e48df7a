import type { AnyGame, Seat } from '@izvilina/kernel/game.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import type { Play } from '@izvilina/kernel/scenario.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { isStill, settings } from '../kit/settings.ts';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { Icon } from '../pieces/Icon.tsx';
import type { NameOf, TableModule } from '../tables/module.ts';
import { isAtRest } from '../tables/shared/TableRoot.tsx';
import { openTrial, showAll, type Trial, tryMove } from './trial.ts';
import { BOOK_WORDS } from './words.ts';
import './try.css';

const MOST_LINES = 2;

/** The live position of a page: the reader plays, the others follow, a note says how it went. */
export function Try(props: {
  readonly game: AnyGame;
  readonly module: TableModule;
  readonly play: Play;
  readonly onDone: () => void;
}) {
  const { game, module, play, onDone } = props;
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const [trial, setTrial] = useState(() => openTrial(game, play));
  const mat = useRef<HTMLDivElement>(null);
  const rested = useRested(mat, trial);
  const view = useMemo(() => viewOf(trial.match, play.seat), [trial.match, play]);
  const seats = useMemo(
    () => seatsOf(trial.match.players, play.seat, words.reader),
    [trial.match.players, play, words],
  );
  const own = useMemo(() => [play.seat], [play.seat]);
  const judged = trial.verdict !== null && trial.verdict.kind !== 'refused';
  useEffect(() => {
    if (rested && trial.verdict?.kind === 'right') onDone();
  }, [rested, trial.verdict, onDone]);
  const nameOf = useSeatNames(game.slug, seats);
  return (
    <>
      <div className="try">
        <h3>{words.try}</h3>
        <p>{play.task[language]}</p>
      </div>
      <div className="mat" ref={mat}>
        <module.Small
          view={view}
          seq={trial.match.seq}
          steps={trial.steps}
          seats={seats}
          nameOf={nameOf}
          seat={play.seat}
          own={own}
          clocks={[]}
          busy={false}
          hint={null}
          play={judged ? null : ({ move }) => setTrial((now) => tryMove(now, play, move))}
        />
      </div>
      <Note trial={trial} play={play} module={module} nameOf={nameOf} rested={rested} />
      <div className="tools">
        <button type="button" className="quiet" onClick={() => setTrial(openTrial(game, play))}>
          <Icon name="again" />
          {words.again}
        </button>
        <button type="button" className="quiet" onClick={() => setTrial(showAll(game, play))}>
          <Icon name="play" />
          {words.show}
        </button>
      </div>
    </>
  );
}

function Note(props: {
  readonly trial: Trial;
  readonly play: Play;
  readonly module: TableModule;
  readonly nameOf: NameOf;
  readonly rested: boolean;
}) {
  const { trial, play, module, nameOf, rested } = props;
  const shell = useWords();
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const { verdict } = trial;
  const note = useRef<HTMLDivElement>(null);
  const spoken = verdict !== null && (rested || verdict.kind === 'refused');
  useEffect(() => {
    if (spoken) note.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
  }, [spoken]);
  const whatHappened = () =>
    trial.steps
      .flatMap((step) => step.happened.flatMap((happening) => module.describe(happening, nameOf, language) ?? []))
      .slice(-MOST_LINES);
  if (verdict === null || !spoken)
    return (
      <div className="note waiting" role="status">
        <p>{words.start}</p>
      </div>
    );
  const bad = verdict.kind === 'wrong' || verdict.kind === 'refused';
  return (
    <div className={bad ? 'note bad' : 'note ok'} role="status" ref={note}>
      <Icon name={bad ? 'cross' : 'check'} />
      <p>
        <b>{words[verdict.kind]} </b>
        {verdict.kind === 'refused' && (module.refusal?.(verdict.error, language) ?? wordError(shell, verdict.error))}
        {verdict.kind === 'wrong' && whatHappened().map((line) => `${line}. `)}
        {(verdict.kind === 'right' || verdict.kind === 'shown') && play.after[language]}
      </p>
    </div>
  );
}

/** The reader by name, everybody else a bot. */
const seatsOf = (players: number, reader: Seat, otherwise: string): SeatInfo[] =>
  Array.from(
    { length: players },
    (_, seat): SeatInfo =>
      seat === reader
        ? {
            kind: 'person',
            name: settings().nickname || otherwise,
            you: true,
            here: true,
            standIn: null,
            standInAfter: null,
          }
        : { kind: 'bot', level: 'casual' },
  );

/** Whether the small table has shown everything: the verdict must not spoil it. */
function useRested(mat: { readonly current: HTMLElement | null }, trial: Trial): boolean {
  const [rested, setRested] = useState<Trial | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (mat.current && !isAtRest(mat.current)) return;
      setRested(trial);
      clearInterval(timer);
    }, 120);
    return () => clearInterval(timer);
  }, [mat, trial]);
  return rested === trial;
}
