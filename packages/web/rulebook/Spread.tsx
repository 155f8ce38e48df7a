import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { typeset } from '../i18n/typeset.ts';
import { useLanguage, useOwnWords } from '../i18n/words.ts';
import { Box } from '../pages/Box.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { type Book, headOf, isData, isOurs, nextOf, relatedRuling } from './book.ts';
import { Contents } from './contents/Contents.tsx';
import { Path } from './contents/Path.tsx';
import { Tabs } from './contents/Tabs.tsx';
import { FirstGame } from './FirstGame.tsx';
import { markDone, useDone } from './progress.ts';
import { RuleFigure } from './RuleFigure.tsx';
import { Mat } from './try/Mat.tsx';
import { Note } from './try/Note.tsx';
import { type Reading, useTrial } from './try/useTrial.ts';
import { BOOK_WORDS } from './words.ts';
import './book.css';

interface SpreadProps {
  readonly book: Book;
  readonly page: Scenario;
  /** Only over a table: returns to it. */
  readonly onClose?: () => void;
}

/** A booklet spread: the rule on the left, a position to try it on the right, all on one screen. */
export function Spread(props: SpreadProps) {
  const { book, page } = props;
  const done = useDone(book.game.slug);
  const [open, setOpen] = useState(false);
  return (
    <div className="desk">
      <article className="book" ref={useFocusOnTurn(page.id)}>
        <Tabs book={book} page={page} done={done} onAll={() => setOpen(true)} />
        {page.play ? <Playable key={page.id} {...props} play={page.play} /> : <Pages {...props} reading={null} />}
      </article>
      {open && <Contents book={book} page={page} done={done} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Playable(props: SpreadProps & { readonly play: NonNullable<Scenario['play']> }) {
  return <Pages {...props} reading={useTrial(props.book, props.play)} />;
}

function Pages(props: SpreadProps & { readonly reading: Reading | null }) {
  const { book, page, reading } = props;
  const language = useLanguage();
  const { number, heading } = headOf(page, language);
  return (
    <>
      <section className="page l">
        <header>
          {number !== null && (
            <div className="num" aria-hidden="true">
              {number}
            </div>
          )}
          <h2 tabIndex={-1}>{heading}</h2>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long rule scrolls on a small screen, by keys too. */}
        <div className="told" tabIndex={0}>
          <Rule text={page.text[language]} />
          {page.play && <RuleFigure book={book} page={page} play={page.play} />}
          {reading && <Note book={book} reading={reading} />}
          <Ours book={book} page={page} />
        </div>
      </section>
      <section className="page r">
        {reading ? (
          <Mat book={book} reading={reading} />
        ) : (
          <div className="mat">
            <Box game={book.game.slug} className="boxed" />
          </div>
        )}
        <Foot {...props} />
      </section>
    </>
  );
}

/** The fewer letters a rule has, the larger they are set. */
function Rule({ text }: { readonly text: string }) {
  return (
    <p className="one" style={{ '--letters': text.length } as CSSProperties}>
      {typeset(text)}
    </p>
  );
}

function Foot({ book, page, reading, onClose }: SpreadProps & { readonly reading: Reading | null }) {
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

/** Marks rules that we decided ourselves, as opposed to those in the printed book. */
function Ours({ book, page }: { readonly book: Book; readonly page: Scenario }) {
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const told =
    page.ours?.[language] ?? (isOurs(page.rules[0]) ? words.oursText : isData(page.rules[0]) ? words.dataText : null);
  const related = told === null ? relatedRuling(book, page) : null;
  if (told === null && !related) return null;
  return (
    <div className="ours">
      <b>
        <Fold />
        {words.ours}
      </b>
      <p>
        {told ??
          (related && (
            <Link href={`/rules/${book.game.slug}/${related.id}`}>{words.alsoOurs(related.title[language])}</Link>
          ))}
      </p>
    </div>
  );
}

/** Turning a page moves the focus to the new heading; opening the book does not. */
function useFocusOnTurn(id: string) {
  const spread = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    spread.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [id]);
  return spread;
}
