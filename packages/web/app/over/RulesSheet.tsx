import { pageOf } from '@izvilina/games/scenarios.ts';
import { use, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useOwnWords } from '../../i18n/words.ts';
import { type Book, loadBook } from '../../rulebook/book.ts';
import { Spread } from '../../rulebook/Spread.tsx';
import type { LogEntry } from '../../table/table-sheet.ts';
import { rowBehind } from './rowBehind.ts';
import { OVER_WORDS } from './words.ts';

/** The rulebook over the table, opened at the rule that applied last. Its links stay inside the sheet. */
export default function RulesSheet(props: {
  readonly game: string;
  /** The ledger row to open at; null: the row that applied last. */
  readonly row: string | null;
  readonly log: readonly LogEntry[];
  readonly onClose: () => void;
}) {
  const book = use(loadBook(props.game));
  if (!book) return null;
  return <Opened {...props} book={book} />;
}

function Opened(props: Parameters<typeof RulesSheet>[0] & { readonly book: Book }) {
  const { book, log } = props;
  // Fixed when the sheet opens: online the game goes on behind it.
  const [{ hook, applied }] = useState(() => {
    const last = props.row === null ? lastApplied(book, log) : null;
    const row = props.row ?? last?.row ?? null;
    const first = (row !== null && pageOf(book.scenarios, row)) || book.guide[0];
    return { ...memoryLocation({ path: `/rules/${book.game.slug}/${first?.id}` }), applied: last?.line ?? null };
  });
  return (
    <Router hook={hook}>
      <div className={`bookover ${book.game.slug}`}>
        {applied && <Applied line={applied} />}
        <Opening book={book} onClose={props.onClose} />
      </div>
    </Router>
  );
}

function Applied({ line }: { readonly line: LogEntry }) {
  return <p className="applied">{useOwnWords(OVER_WORDS).applied(line.text)}</p>;
}

function Opening({ book, onClose }: { readonly book: Book; readonly onClose: () => void }) {
  const [at] = useLocation();
  const id = at.split('/').at(-1);
  const page = book.scenarios.find((scenario) => scenario.id === id) ?? book.guide[0];
  return page ? <Spread book={book} page={page} onClose={onClose} /> : null;
}

function lastApplied(book: Book, log: readonly LogEntry[]) {
  for (const [i, line] of [...log.entries()].reverse()) {
    const row = rowBehind(book, log.slice(0, i + 1));
    if (row !== null && pageOf(book.scenarios, row)) return { line, row };
  }
  return null;
}
