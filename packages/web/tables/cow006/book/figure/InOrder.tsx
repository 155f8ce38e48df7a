import type { Card, Played } from '@izvilina/games/cow006/state.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { CowCard } from '../../board/CowCard.tsx';

/** The opened cards in the order in which they go to the table, and the row that came of it. */
export function InOrder({ cards, row }: { readonly cards: readonly Played[]; readonly row: readonly Card[] }) {
  const lowestFirst = cards.toSorted((a, b) => a.card - b.card);
  const wide = Math.max(lowestFirst.length * 1.4, row.length * 1.1);
  return (
    <Drawing className="cow-figure ordered" extent={{ wide, high: 4.8 }} strip={{ wide, high: 1.4 }}>
      <div className="line">
        {lowestFirst.map(({ player, card }, at) => (
          <span key={card}>
            <span className="turn">
              <b>{at + 1}</b>
              <Mark seat={player} />
            </span>
            <CowCard n={card} />
          </span>
        ))}
      </div>
      <p>
        <span className="to down" />
      </p>
      <div className="line core">
        {row.map((n) => (
          <CowCard key={n} n={n} className={lowestFirst.some(({ card }) => card === n) ? 'mine' : ''} />
        ))}
      </div>
    </Drawing>
  );
}
