import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { typeset } from '../../i18n/typeset.ts';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { useHold } from '../../kit/hold.ts';
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
 * Notes of a first game, between the bar and the table. Their place keeps its height from note to note, so that the table
 * does not jump; when nothing more is to be said about a move, it folds up.
 */
export default function CoachStrip(props: CoachProps & { readonly isAwaited: boolean }) {
  const { game, atOnce, isAwaited } = props;
  const words = useOwnWords(WORDS);
  const language = useLanguage();
  const strip = useRef<HTMLElement>(null);
  const [sentAway, setSentAway] = useState(false);
  const atRest = useTableAtRest(strip);
  const note = useShown(useCoach(props), strip, atRest, atOnce);
  useHold(useIsReading(game, note, isAwaited && props.moves === 0));
  const closed = useIsFolded(props, note, atRest) || sentAway;
  // The button under the finger may go with its note: the focus stays here instead of being lost to the page.
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
 * A note that lies there stays while it holds; a new one waits until the pieces have come to rest. That is asked of the
 * page itself: news arrive in the same moment as their telling begins, before this strip has heard of it.
 */
function useShown(note: CoachNote | null, strip: RefObject<HTMLElement | null>, ready: boolean, atOnce: boolean) {
  const [shown, setShown] = useState<string | null>(null);
  const id = note?.id ?? null;
  useLayoutEffect(() => {
    const table = strip.current?.parentElement;
    if (id === null || atOnce || (ready && table && isAtRest(table))) setShown(id);
  }, [id, strip, ready, atOnce]);
  return id === shown ? note : null;
}

/** Nothing more is to be said: a question lies there without a note. In a race no card may move then: it folds after the round. */
function useIsFolded({ view, seat, moves, atOnce }: CoachProps, note: CoachNote | null, atRest: boolean): boolean {
  const [folded, setFolded] = useState(false);
  const [lastNoteAt, setLastNoteAt] = useState<number | null>(null);
  if (note && lastNoteAt !== moves) setLastNoteAt(moves);
  const asked = view.asks.some((ask) => ask.seat === seat);
  const hasMoved = moves > (lastNoteAt ?? 0);
  const isDone = atOnce ? hasMoved && !asked : atRest && asked && (hasMoved || lastNoteAt !== null);
  if (note ? folded : !folded && isDone) setFolded(!note);
  return folded && !note;
}

/** How long a note is read, by its length. */
const readingTime = (letters: number): number => 2_000 + 60 * letters;

/** A race does not begin while its opening is read, or is about to come: until it is understood, or has lain there long enough. */
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
