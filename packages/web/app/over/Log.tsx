import { pageOf, type Rulebook } from '@izvilina/games/scenarios.ts';
import { use } from 'react';
import { useLanguage, useOwnWords, useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { loadChapters } from '../../rulebook/chapters.ts';
import type { LogEntry } from '../../table/table-sheet.ts';
import { rowBehind } from './rowBehind.ts';
import { OVER_WORDS } from './words.ts';
import './log.css';

/** Everything that happened, newest first. A line that a rule decided links to that rule's page. */
export function Log(props: {
  readonly game: string;
  readonly lines: readonly LogEntry[];
  readonly onRule: (row: string) => void;
}) {
  const words = useWords();
  const book = use(loadChapters(props.game));
  if (props.lines.length === 0) return <p className="sub">{words.table.logEmpty}</p>;
  return (
    <ol className="log" reversed>
      {props.lines
        .map((line, i) => ({ line, number: i + 1 }))
        .toReversed()
        .map(({ line, number }) => (
          <li key={number}>
            <span>{line.text}</span>
            {book && <RuleLink book={book} row={rowBehind(book, props.lines.slice(0, number))} onRule={props.onRule} />}
          </li>
        ))}
    </ol>
  );
}

function RuleLink(props: {
  readonly book: Rulebook;
  readonly row: string | null;
  readonly onRule: (row: string) => void;
}) {
  const own = useOwnWords(OVER_WORDS);
  const language = useLanguage();
  const { row } = props;
  const page = row === null ? null : pageOf(props.book.scenarios, row);
  if (row === null || page === null) return null;
  return (
    <button type="button" aria-label={own.rule(page.title[language])} onClick={() => props.onRule(row)}>
      <Icon name="rules" />
    </button>
  );
}
