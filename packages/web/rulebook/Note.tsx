import { useLanguage, useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { Icon } from '../pieces/Icon.tsx';
import type { Book } from './book.ts';
import { useReadersSeats } from './Mat.tsx';
import type { Reading } from './useTrial.ts';
import { BOOK_WORDS } from './words.ts';

const MOST_LINES = 2;

/** How the reader's try went. */
export function Note({ book, reading }: { readonly book: Book; readonly reading: Reading }) {
  const { trial, play, rested } = reading;
  const { module, game } = book;
  const shell = useWords();
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const nameOf = useSeatNames(game.slug, useReadersSeats(reading));
  const { verdict } = trial;
  const spoken = verdict !== null && (rested || verdict.kind === 'refused');
  const whatHappened = () =>
    trial.steps
      .flatMap((step) => step.happened.flatMap((happening) => module.describe(happening, nameOf, language) ?? []))
      .slice(-MOST_LINES);
  if (verdict === null || !spoken) return <div className="note waiting" role="status" />;
  const bad = verdict.kind === 'wrong' || verdict.kind === 'refused';
  return (
    <div className={bad ? 'note bad' : 'note ok'} role="status">
      <Icon name={bad ? 'cross' : 'check'} />
      <p>
        <b>{words[verdict.kind]} </b>
        {verdict.kind === 'refused' && (module.refusal?.(verdict.error, language) ?? wordError(shell, verdict.error))}
        {verdict.kind === 'wrong' && whatHappened().map((line) => `${line}. `)}
        {(verdict.kind === 'right' || verdict.kind === 'shown') && play.after[language]}
      </p>
    </div>
  );
}
