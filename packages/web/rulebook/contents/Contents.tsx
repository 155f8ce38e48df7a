import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { Sheet } from '../../kit/widgets/Sheet.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { type Book, isOurs } from '../book.ts';
import { BOOK_WORDS } from '../words.ts';
import { search } from './search.ts';
import './contents.css';

/** Every page of the book: the guide, the rest of the printed rules, our rulings. The search looks in all their texts. */
export function Contents(props: {
  readonly book: Book;
  readonly page: Scenario;
  readonly done: readonly string[];
  readonly onClose: () => void;
}) {
  const { book } = props;
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const [sought, setSought] = useState('');
  const found = search(book.scenarios, sought, language);
  const chapterOf = (scenario: Scenario): ChapterName =>
    book.guide.includes(scenario) ? 'guide' : isOurs(scenario.rules[0]) ? 'rulings' : 'details';
  return (
    <Sheet title={words.contents} onClose={props.onClose}>
      <input
        type="search"
        className="seek"
        value={sought}
        placeholder={words.search}
        aria-label={words.search}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 && (
        <p className="sub" role="status">
          {words.nothing}
        </p>
      )}
      {CHAPTERS.map((name) => (
        <Chapter
          key={name}
          {...props}
          heading={words.chapters[name]}
          scenarios={found.filter((scenario) => chapterOf(scenario) === name)}
        />
      ))}
    </Sheet>
  );
}

const CHAPTERS = ['guide', 'details', 'rulings'] as const;
type ChapterName = (typeof CHAPTERS)[number];

function Chapter(props: {
  readonly book: Book;
  readonly page: Scenario;
  readonly done: readonly string[];
  readonly heading: string;
  readonly scenarios: readonly Scenario[];
  readonly onClose: () => void;
}) {
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  if (props.scenarios.length === 0) return null;
  return (
    <section>
      <h3 className="chapter">{props.heading}</h3>
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
    </section>
  );
}
