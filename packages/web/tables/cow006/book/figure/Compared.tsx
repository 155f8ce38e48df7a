import type { Card } from '@izvilina/games/cow006/state.ts';
import { Icon } from '../../../../pieces/Icon.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { CowCard } from '../../board/CowCard.tsx';

/** A card held against the last card of every row: which are lower, by how much, and so where it goes. */
export function Compared(props: {
  readonly rows: readonly (readonly Card[])[];
  readonly card: Card;
  readonly row: number;
}) {
  const { rows, card, row } = props;
  const ends = rows.map((cards) => cards.at(-1) ?? 0);
  const severalFit = ends.filter((end) => end < card).length > 1;
  return (
    <Drawing className="cow-figure compared" extent={{ wide: 5, high: 6.1 }} strip={{ wide: 5, high: 1.4 }}>
      {ends.map((end, at) => (
        <div key={end} className={at === row ? 'line core' : 'line'}>
          <CowCard n={end} className={end < card ? '' : 'gone'} />
          {end < card ? (
            <p>
              <b>{severalFit ? card - end : '<'}</b>
              {severalFit && (
                <small>
                  {card} − {end}
                </small>
              )}
            </p>
          ) : (
            <p className="no">
              <Icon name="cross" />
              <small>
                {end} &gt; {card}
              </small>
            </p>
          )}
          {at === row ? <CowCard n={card} className="mine" /> : <i />}
        </div>
      ))}
    </Drawing>
  );
}
