import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { typeset } from '../i18n/typeset.ts';
import { useLanguage } from '../i18n/words.ts';
import { Box } from '../pages/Box.tsx';
import { type Book, headOf } from './book.ts';
import { Contents } from './contents/Contents.tsx';
import { Tabs } from './contents/Tabs.tsx';
import { Foot } from './Foot.tsx';
import { Ours } from './Ours.tsx';
import { useDone } from './progress.ts';
import { RuleFigure } from './RuleFigure.tsx';
import { Mat } from './try/Mat.tsx';
import { Note } from './try/Note.tsx';
import { type Reading, useTrial } from './try/useTrial.ts';
import './book.css';
import './heading.css';
import './told.css';

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
  const { book, page, reading, onClose } = props;
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
        <Foot book={book} page={page} reading={reading} onClose={onClose} />
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
