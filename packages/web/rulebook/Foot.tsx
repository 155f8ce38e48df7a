import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { useCallback, useEffect } from 'react';
import { Link } from 'wouter';
import { useOwnWords } from '../i18n/words.ts';
import { type Book, nextOf } from './book.ts';
import { Path } from './contents/Path.tsx';
import { FirstGame } from './FirstGame.tsx';
import { markDone } from './progress.ts';
import type { Reading } from './try/useTrial.ts';
import { BOOK_WORDS } from './words.ts';
import './foot.css';

/**
 * How far the reader has come, and where to go on. A page is done when it has been played as it asks, or, if there is
 * nothing to play, when it is left.
 */
export function Foot(props: {
  readonly book: Book;
  readonly page: Scenario;
  readonly reading: Reading | null;
  readonly onClose: (() => void) | undefined;
}) {
  const { book, page, reading, onClose } = props;
  const { slug } = book.game;
  const words = useOwnWords(BOOK_WORDS);
  const next = nextOf(book, page);
  const at = book.guide.indexOf(page);
  const leavesGuide = at >= 0 && at === book.guide.length - 1;
  const onDone = useCallback(() => markDone(slug, page.id), [slug, page.id]);
  const isDone = reading?.verdict?.kind === 'right';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <footer className="foot">
      {at >= 0 ? <Path at={at} of={book.guide.length} Pip={book.module.Pip} /> : <span />}
      {onClose && (
        <button type="button" className="quiet" onClick={onClose}>
          {words.toTable}
        </button>
      )}
      {leavesGuide && !onClose ? (
        <>
          {next && (
            <Link className="quiet" href={`/rules/${slug}/${next.id}`}>
              {words.toRest}
            </Link>
          )}
          <FirstGame game={slug} />
        </>
      ) : next ? (
        <Link className="stamp" href={`/rules/${slug}/${next.id}`} onClick={page.play ? undefined : onDone}>
          {leavesGuide ? words.toRest : words.next}
        </Link>
      ) : (
        !onClose && <FirstGame game={slug} />
      )}
    </footer>
  );
}
