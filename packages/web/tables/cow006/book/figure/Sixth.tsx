import type { Card, Played } from '@izvilina/games/cow006/state.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { CowCard } from '../../board/CowCard.tsx';
import { CowHead } from '../../board/CowHead.tsx';

/** A full row and the card that would be its sixth; then who takes what, and the row that begins anew. */
export function Sixth(props: {
  readonly cards: readonly Card[];
  readonly card: Card;
  readonly penalty: number;
  readonly player: number;
  /** The cards of this turn: a row may have become full only now. */
  readonly revealed: readonly Played[];
}) {
  const { cards, card, penalty, player, revealed } = props;
  return (
    <Drawing className="cow-figure" extent={{ wide: 6.6, high: 5 }} strip={{ wide: 6.6, high: 1.5 }}>
      <div className="line marks">
        {[...cards, card].map((n) => {
          const by = revealed.find((one) => one.card === n);
          return <span key={n}>{by && <Mark seat={by.player} />}</span>;
        })}
      </div>
      <div className="line core">
        {cards.map((n) => (
          <CowCard key={n} n={n} className="taken" />
        ))}
        <CowCard n={card} className="mine" />
      </div>
      <p className="pays">
        <span className="to down" />
        <Mark seat={player} />
        <b>+{penalty}</b>
        <CowHead />
      </p>
      <div className="line">
        <CowCard n={card} className="mine" />
        {cards.map((n) => (
          <i key={n} />
        ))}
      </div>
    </Drawing>
  );
}
