import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { type Book, headOf } from '../book.ts';
import { BOOK_WORDS } from '../words.ts';
import './tabs.css';

/** Bookmarks: the pages of the guide, and a button for all others. */
export function Tabs(props: {
  readonly book: Book;
  readonly page: Scenario;
  readonly done: readonly string[];
  readonly onAll: () => void;
}) {
  const { book, page, done } = props;
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const strip = useRef<HTMLElement>(null);
  // On a phone the tabs scroll, and the open one must be visible. (`scrollIntoView` would scroll the page too.)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page.
  useEffect(() => {
    const on = strip.current?.querySelector<HTMLElement>('.on');
    if (on) strip.current?.scrollTo({ left: on.offsetLeft - (strip.current.clientWidth - on.offsetWidth) / 2 });
  }, [page]);
  return (
    <nav className="tabs" aria-label={words.contents} ref={strip}>
      <button type="button" className={book.guide.includes(page) ? 'all' : 'all on'} onClick={props.onAll}>
        <span>{words.rest}</span>
      </button>
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
    </nav>
  );
}
