import { viewOf } from '@izvilina/kernel/match.ts';
import { openPlay, type Play } from '@izvilina/kernel/scenario.ts';
import { useMemo } from 'react';
import type { FigureProps } from '../tables/book.ts';
import type { Book } from './book.ts';
import { showAll } from './try/trial.ts';

/** The rule as a small picture, drawn from the moves that its page plays. */
export function RuleFigure({ book, play }: { readonly book: Book; readonly play: Play }) {
  const line = useMemo((): FigureProps => {
    const { match, steps } = showAll(book.game, play);
    return {
      seat: play.seat,
      before: viewOf(openPlay(book.game, play), play.seat),
      after: viewOf(match, play.seat),
      happened: steps.flatMap(({ happened }) => happened),
    };
  }, [book, play]);
  return (
    <div className="figure" aria-hidden="true">
      <book.definition.Figure {...line} />
    </div>
  );
}
