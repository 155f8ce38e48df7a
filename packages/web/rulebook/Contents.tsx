import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { Link } from 'wouter';
import { useLanguage, useOwnWords } from '../i18n/words.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { type Book, isOurs } from './book.ts';
import { BOOK_WORDS } from './words.ts';
import './contents.css';

/** Every page of the book: the printed rules, then our rulings. */
export function Contents(props: {
  readonly book: Book;
  readonly page: Scenario;
  readonly done: readonly string[];
  readonly onClose: () => void;
}) {
  const { book } = props;
  const words = useOwnWords(BOOK_WORDS);
  const ruling = (scenario: Scenario): boolean => isOurs(scenario.rules[0] ?? '');
  return (
    <Sheet title={words.contents} onClose={props.onClose}>
      <Chapter {...props} scenarios={book.scenarios.filter((scenario) => !ruling(scenario))} />
      <h3 className="chapter">{words.rulings}</h3>
      <Chapter {...props} scenarios={book.scenarios.filter(ruling)} />
    </Sheet>
  );
}

function Chapter(props: {
  readonly book: Book;
  readonly page: Scenario;
  readonly done: readonly string[];
  readonly scenarios: readonly Scenario[];
  readonly onClose: () => void;
}) {
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  return (
    <ol className="chapters">
      {props.scenarios.map((scenario) => (
        <li key={scenario.id}>
          <Link
            href={`/rules/${props.book.game.slug}/${scenario.id}`}
            aria-current={scenario === props.page ? 'page' : undefined}
            onClick={props.onClose}
          >
            <span>{scenario.title[language]}</span>
            {props.done.includes(scenario.id) && (
              <>
                <Icon name="check" />
                <span className="vh">{words.done}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
