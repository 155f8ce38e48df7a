import type { Played } from '@izvilina/games/cow006/state.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { CowBack, CowCard } from '../../board/CowCard.tsx';

/** What everybody laid: face down, and then open. */
export function Opened({ cards }: { readonly cards: readonly Played[] }) {
  const bySeat = cards.toSorted((a, b) => a.player - b.player);
  const wide = bySeat.length * 1.2;
  return (
    <Drawing className="cow-figure opened" extent={{ wide, high: 4.6 }} strip={{ wide, high: 1.4 }}>
      <div className="line">
        {bySeat.map(({ player }) => (
          <span key={player}>
            <Mark seat={player} />
            <CowBack />
          </span>
        ))}
      </div>
      <p>
        <span className="to down" />
      </p>
      <div className="line core">
        {bySeat.map(({ player, card }) => (
          <CowCard key={player} n={card} />
        ))}
      </div>
    </Drawing>
  );
}
