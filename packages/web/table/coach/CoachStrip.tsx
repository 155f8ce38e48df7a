import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { typeset } from '../../i18n/typeset.ts';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { usePause } from '../../kit/pause.ts';
import { endCoaching, markRead } from '../../kit/remembered/coaching.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { type CoachNote, isOpening } from '../../tables/coach.ts';
import { isAtRest } from '../../tables/shared/TableRoot.tsx';
import { type CoachProps, useCoach } from './useCoach.ts';

const WORDS = {
  ru: { label: 'Подсказки первой партии', read: 'Понятно', never: 'Больше не показывать' },
  en: { label: 'First game notes', read: 'Got it', never: 'Don’t show again' },
};

/**
 * The notes of a first game, between the bar and the table. The strip keeps its height from note to note, so that the
 * table does not jump; it folds up when there is nothing more to say about a move.
 */
export default function CoachStrip(props: CoachProps & { readonly isAwaited: boolean }) {
  const { game, simultaneous, isAwaited } = props;
  const words = useOwnWords(WORDS);
  const language = useLanguage();
  const strip = useRef<HTMLElement>(null);
  const [sentAway, setSentAway] = useState(false);
  const atRest = useTableAtRest(strip);
  const note = useShown(useCoach(props), strip, atRest, simultaneous);
  usePause(useIsReading(game, note, isAwaited && props.moves === 0));
  const closed = useIsFolded(props, note, strip, atRest) || sentAway;
  // The pressed button may disappear with its note: the strip takes the focus, so that it is not lost to the page.
  const stay = () => strip.current?.focus({ preventScroll: true });
  return (
    <aside className="coach" aria-label={words.label} data-closed={closed} ref={strip} tabIndex={-1}>
      <div role="status">{note && <p key={note.id}>{typeset(note.text[language])}</p>}</div>
      {note && (
        <>
          <Icon name="hint" />
          <div className="do">
            <button
              type="button"
              className="quiet"
              onClick={() => {
                markRead(game, note.id);
                stay();
              }}
            >
              {words.read}
            </button>
            <button
              type="button"
              className="never"
              onClick={() => {
                endCoaching(game);
                setSentAway(true);
                stay();
              }}
            >
              {words.never}
            </button>
          </div>
        </>
      )}
    </aside>
  );
}

/**
 * A shown note stays while it applies; a new one waits until the pieces are at rest. The page itself is asked for that,
 * because a new note and the animation start in the same moment, before `ready` has changed.
 */
function useShown(note: CoachNote | null, strip: RefObject<HTMLElement | null>, ready: boolean, simultaneous: boolean) {
  const [shown, setShown] = useState<string | null>(null);
  const id = note?.id ?? null;
  useLayoutEffect(() => {
    const table = strip.current?.parentElement;
    if (id === null || simultaneous || (ready && table && isAtRest(table))) setShown(id);
  }, [id, strip, ready, simultaneous]);
  return id === shown ? note : null;
}

/**
 * Whether the strip is folded: a question is open and there is no note for it. Between an answer and the next question
 * it stays as it is. In a race it folds after the round, because nothing may move during a question.
 */
function useIsFolded(
  { view, seat, moves, simultaneous }: CoachProps,
  note: CoachNote | null,
  strip: RefObject<HTMLElement | null>,
  atRest: boolean,
): boolean {
  const [folded, setFolded] = useState(false);
  const question = view.asks.find((ask) => ask.seat === seat)?.what ?? null;
  const [noted, setNoted] = useState<{ readonly moves: number; readonly question: string | null } | null>(null);
  if (note && (noted?.moves !== moves || noted.question !== question)) setNoted({ moves, question });
  const hasMoved = moves > (noted?.moves ?? 0);
  const isAnswered = hasMoved && noted?.question === question;
  const isDone = simultaneous
    ? hasMoved && question === null
    : atRest && question !== null && !isAnswered && (hasMoved || noted !== null);
  useLayoutEffect(() => {
    const table = strip.current?.parentElement;
    if (note) setFolded(false);
    else if (isDone && (simultaneous || (table && isAtRest(table)))) setFolded(true);
  }, [note, isDone, simultaneous, strip]);
  return folded && !note;
}

/** Milliseconds needed to read a note. */
const readingTime = (letters: number): number => 2_000 + 60 * letters;

/** Whether a race waits for its opening notes: until they are dismissed, or the time to load and read them is over. */
function useIsReading(game: string, note: CoachNote | null, waits: boolean): boolean {
  const language = useLanguage();
  const [hasCome, setHasCome] = useState(false);
  if (note && !hasCome) setHasCome(true);
  const { id, text } = note ?? { id: null, text: null };
  const reads = waits && (id === null ? !hasCome : isOpening(id));
  const length = text === null ? 0 : text[language].length;
  useEffect(() => {
    if (!reads) return;
    const isRead = () => (id === null ? setHasCome(true) : markRead(game, id));
    const timer = setTimeout(isRead, readingTime(length));
    return () => clearTimeout(timer);
  }, [reads, game, id, length]);
  return reads;
}

function useTableAtRest(strip: RefObject<HTMLElement | null>): boolean {
  const [rest, setRest] = useState(false);
  useEffect(() => {
    const table = strip.current?.parentElement;
    if (!table) return;
    const look = () => setRest(isAtRest(table));
    look();
    const observer = new MutationObserver(look);
    observer.observe(table, { attributes: true, attributeFilter: ['data-rest'], subtree: true });
    return () => observer.disconnect();
  }, [strip]);
  return rest;
}
