import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { Link } from 'wouter';
import { useLanguage, useOwnWords } from '../i18n/words.ts';
import { Fold } from '../pieces/Fold.tsx';
import { type Book, isData, isOurs, relatedRuling } from './book.ts';
import { BOOK_WORDS } from './words.ts';
import './ours.css';

/** Marks rules that we decided ourselves, as opposed to those in the printed book. */
export function Ours({ book, page }: { readonly book: Book; readonly page: Scenario }) {
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
