import { pageOf } from '@izvilina/games/scenarios.ts';
import { Link } from 'wouter';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { useSeatNames } from '../../pages/useSeatNames.ts';
import { Icon } from '../../pieces/Icon.tsx';
import type { Attempt } from '../../tables/book.ts';
import { type Book, headOf } from '../book.ts';
import { BOOK_WORDS } from '../words.ts';
import { useReadersSeats } from './Mat.tsx';
import type { Reading } from './useTrial.ts';
import './note.css';

/** The verdict on the reader's attempt. A move that was not asked for is explained: which rule applies, and why. */
export function Note({ book, reading }: { readonly book: Book; readonly reading: Reading }) {
  const { verdict } = reading;
  return (
    <div className="noted" role="status">
      {verdict?.kind === 'tried' ? (
        <Why book={book} reading={reading} attempt={verdict.attempt} />
      ) : (
        verdict && <Done reading={reading} shown={verdict.kind === 'shown'} />
      )}
    </div>
  );
}

function Done({ reading, shown }: { readonly reading: Reading; readonly shown: boolean }) {
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  return (
    <div className="note ok">
      <Icon name="check" />
      <p>
        <b>{shown ? words.shown : words.right}</b> {reading.play.after[language]}
      </p>
    </div>
  );
}

function Why(props: { readonly book: Book; readonly reading: Reading; readonly attempt: Attempt }) {
  const { book, reading, attempt } = props;
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const nameOf = useSeatNames(book.game.slug, useReadersSeats(reading));
  const { tone, rule, headline, steps } = book.definition.explain(attempt, { language, nameOf });
  const page = pageOf(book.scenarios, rule);
  return (
    <div className={tone === 'wrong' ? 'note bad' : 'note fine'}>
      <Icon name={tone === 'wrong' ? 'cross' : 'hint'} />
      <b>{headline}</b>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {page && (
        <p>
          {words.byRule} <Link href={`/rules/${book.game.slug}/${page.id}`}>{headOf(page, language).heading}</Link>.
        </p>
      )}
      {tone === 'fine' && <p>{words.elsewhere}</p>}
      {reading.retry && (
        <button type="button" className="quiet" onClick={reading.retry}>
          <Icon name="again" />
          {words.retry}
        </button>
      )}
    </div>
  );
}
