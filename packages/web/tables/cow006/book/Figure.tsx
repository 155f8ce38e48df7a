import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { FigureProps } from '../../book.ts';
import { CowCard } from '../board/CowCard.tsx';
import { fate } from './explain.ts';
import '../look.css';

/** The row that the reader's card met, the place it took there, and the result. */
export function Figure(props: FigureProps<CowView, CowHappening>) {
  const mine = fate(props);
  if (!mine || mine.happening.type === 'mustTake') return null;
  const { rows, happening } = mine;
  const { card, row } = happening;
  const cards = rows[row] ?? [];
  const taken = happening.type === 'took';
  return (
    <div className="cow-figure">
      {cards.map((n) => (
        <CowCard key={n} n={n} className={taken ? 'gone' : ''} />
      ))}
      {taken && happening.why === 'sixth' && <i>{cards.length + 1}</i>}
      {taken && <span className="to" />}
      <CowCard n={card} className="mine" />
    </div>
  );
}
