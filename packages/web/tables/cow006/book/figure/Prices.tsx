import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import type { Card } from '@izvilina/games/cow006/state.ts';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { CowCard } from '../../board/CowCard.tsx';
import { CowHead } from '../../board/CowHead.tsx';

/** What every row costs, and the one that was taken for a card too low for all of them. */
export function Prices(props: {
  readonly rows: readonly (readonly Card[])[];
  readonly card: Card;
  readonly row: number;
}) {
  const { rows, card, row } = props;
  const longest = Math.max(...rows.map(({ length }) => length));
  const wide = longest * 1.1 + 3.7;
  return (
    <Drawing className="cow-figure prices" extent={{ wide, high: 6.2 }} strip={{ wide, high: 1.4 }}>
      {rows.map((cards, at) => (
        <div key={cards[0]} className={at === row ? 'line core' : 'line'}>
          <span className="line" style={{ width: `${longest * 1.1}em` }}>
            {cards.map((n) => (
              <CowCard key={n} n={n} className={at === row ? 'taken' : ''} />
            ))}
          </span>
          <p>
            <b>{penaltyOf(cards)}</b>
            <CowHead />
          </p>
          {at === row && (
            <>
              <span className="to back" />
              <CowCard n={card} className="mine" />
            </>
          )}
        </div>
      ))}
    </Drawing>
  );
}
