import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { useTitle } from '../pages/useTitle.ts';
import type { Book } from './book.ts';
import { Spread } from './Spread.tsx';
import { BOOK_WORDS } from './words.ts';
import '../kit/widgets/table.css';

/** The rulebook as a page of the site: the booklet on the game's own table. */
export function BookPage({ book, page }: { readonly book: Book; readonly page: Scenario }) {
  const { slug } = book.game;
  const shell = useWords();
  const words = useOwnWords(BOOK_WORDS);
  return (
    <>
      {book.module.Defs && <book.module.Defs />}
      <main className={`table bookpage ${slug}`}>
        <Bar title={useTitle(slug)} phase={words.phase} items={[{ icon: 'leave', text: shell.bar.home, go: '/' }]} />
        <Spread book={book} page={page} />
      </main>
    </>
  );
}
