import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useOwnWords, useWords } from '../i18n/words.ts';
import { Bar } from '../kit/Bar.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { Fold } from '../pieces/Fold.tsx';
import { type Book, headOf, isOurs, nextOf } from './book.ts';
import { Contents } from './Contents.tsx';
import { Path } from './Path.tsx';
import { markDone, useDone } from './progress.ts';
import { Try } from './Try.tsx';
import { BOOK_WORDS } from './words.ts';
import '../kit/table.css';
import './book.css';
import './tabs.css';

/** A booklet spread: the rule on the left, a position to try it on the right. */
export function BookPage({ book, page }: { readonly book: Book; readonly page: Scenario }) {
  const { slug } = book.game;
  const shell = useWords();
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const done = useDone(slug);
  const [open, setOpen] = useState(false);
  const { number, heading } = headOf(page, language);
  const next = nextOf(book, page);
  const at = book.guide.indexOf(page);
  const title = useFocusOnTurn(page.id);
  const onDone = useCallback(() => markDone(slug, page.id), [slug, page.id]);
  const leavesGuide = at >= 0 && at === book.guide.length - 1;
  return (
    <>
      {book.module.Defs && <book.module.Defs />}
      <main className={`table bookpage ${slug}`}>
        <Bar title={useTitle(slug)} phase={words.phase} items={[{ icon: 'leave', text: shell.bar.home, go: '/' }]} />
        <div className="desk">
          <article className="book">
            <Tabs book={book} page={page} done={done} onAll={() => setOpen(true)} />
            <section className="page l">
              {number !== null && (
                <div className="num" aria-hidden="true">
                  {number}
                </div>
              )}
              <h2 ref={title} tabIndex={-1}>
                {heading}
              </h2>
              <p className="one">{page.text[language]}</p>
              <Sources book={book} page={page} />
            </section>
            <section className="page r">
              {page.play && (
                <Try key={page.id} game={book.game} module={book.module} play={page.play} onDone={onDone} />
              )}
              <div className="foot">
                {at >= 0 ? <Path at={at} of={book.guide.length} Pip={book.module.Pip} /> : <span />}
                {next ? (
                  <Link className="stamp" href={`/rules/${slug}/${next.id}`} onClick={page.play ? undefined : onDone}>
                    {leavesGuide ? words.toRest : words.next}
                  </Link>
                ) : (
                  <Link className="stamp" href="/">
                    {words.play}
                  </Link>
                )}
              </div>
            </section>
          </article>
        </div>
      </main>
      {open && <Contents book={book} page={page} done={done} onClose={() => setOpen(false)} />}
    </>
  );
}

function Tabs(props: {
  readonly book: Book;
  readonly page: Scenario;
  readonly done: readonly string[];
  readonly onAll: () => void;
}) {
  const { book, page, done } = props;
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const strip = useRef<HTMLElement>(null);
  // On a phone the tabs are a strip: the open one must be in sight. (`scrollIntoView` would move the page too.)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page.
  useEffect(() => {
    const on = strip.current?.querySelector<HTMLElement>('.on');
    if (on) strip.current?.scrollTo({ left: on.offsetLeft - (strip.current.clientWidth - on.offsetWidth) / 2 });
  }, [page]);
  return (
    <nav className="tabs" aria-label={words.contents} ref={strip}>
      {book.guide.map((scenario) => {
        const { number, heading } = headOf(scenario, language);
        const classes = [scenario === page && 'on', done.includes(scenario.id) && 'done'].filter(Boolean).join(' ');
        return (
          <Link
            key={scenario.id}
            href={`/rules/${book.game.slug}/${scenario.id}`}
            className={classes}
            aria-current={scenario === page ? 'page' : undefined}
          >
            {number !== null && <b>{number}</b>}
            <span>{heading}</span>
          </Link>
        );
      })}
      <button type="button" className={book.guide.includes(page) ? 'all' : 'all on'} onClick={props.onAll}>
        <span>{words.rest}</span>
      </button>
    </nav>
  );
}

/** Where the rule comes from; our own rulings are marked as ours. */
function Sources({ book, page }: { readonly book: Book; readonly page: Scenario }) {
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const ours = page.rules.filter(isOurs);
  const printed = page.rules.filter((rule) => !isOurs(rule));
  const related = book.scenarios.find(
    (other) =>
      other !== page && other.rules.slice(1).some((rule) => rule === page.rules[0]) && other.rules.some(isOurs),
  );
  return (
    <footer className="sources">
      {ours.length > 0 && (
        <div className="ours">
          <b>
            <Fold />
            {words.ours}
          </b>
          <p>
            {words.oursText} <em>{ours.join(', ')}</em>
          </p>
        </div>
      )}
      {ours.length === 0 && related && (
        <div className="ours">
          <b>
            <Fold />
            {words.ours}
          </b>
          <p>
            <Link href={`/rules/${book.game.slug}/${related.id}`}>{words.alsoOurs(related.title[language])}</Link>{' '}
            <em>{related.rules.filter(isOurs).join(', ')}</em>
          </p>
        </div>
      )}
      {printed.length > 0 && <small>{words.rule(printed.join(', '))}</small>}
    </footer>
  );
}

/** Turning a page by hand moves the reader's focus to the new heading; opening the book does not. */
function useFocusOnTurn(id: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [id]);
  return title;
}
