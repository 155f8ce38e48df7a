import { use } from 'react';
import { LostPage } from '../pages/LostPage.tsx';
import { BookPage } from './BookPage.tsx';
import { loadBook } from './book.ts';

/** `/rules/cow006` opens the first page of the guide, `/rules/cow006/sixth` that page. */
export default function RulebookRoute({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const book = use(loadBook(game));
  const page = book && (id === undefined ? book.guide[0] : book.scenarios.find((scenario) => scenario.id === id));
  return page ? <BookPage book={book} page={page} /> : <LostPage to="page" />;
}
