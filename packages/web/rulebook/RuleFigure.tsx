import { viewOf } from '@izvilina/kernel/match.ts';
import { openPlay, type Play, type Scenario } from '@izvilina/kernel/scenario.ts';
import { useMemo } from 'react';
import type { FigureProps } from '../tables/book.ts';
import type { Book } from './book.ts';
import { showAll } from './try/trial.ts';
import './rule-figure.css';

/** The rule as a picture, drawn from the moves that its page plays. */
export function RuleFigure(props: { readonly book: Book; readonly page: Scenario; readonly play: Play }) {
  const { book, page, play } = props;
  const line = useMemo((): FigureProps => {
    const { match, steps } = showAll(book.game, play);
    return {
      rule: page.rules[0] ?? '',
      seat: play.seat,
      before: viewOf(openPlay(book.game, play), play.seat),
      after: viewOf(match, play.seat),
      happened: steps.flatMap(({ happened }) => happened),
    };
  }, [book, page, play]);
  return (
    <div className="figure" aria-hidden="true">
      <book.definition.Figure {...line} />
    </div>
  );
}
