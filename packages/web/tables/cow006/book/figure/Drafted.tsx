import type { Card, CowHappening } from '@izvilina/games/cow006/state.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { CowCard } from '../../board/CowCard.tsx';

export type Taken = Extract<CowHappening, { readonly type: 'drafted' }>;

/** The open cards, with the marks of those who took some of them. */
export function Drafted(props: { readonly pool: readonly Card[]; readonly drafted: readonly Taken[] }) {
  const takenBy = new Map(props.drafted.map(({ card, player }) => [card, player]));
  const columns = Math.max(4, Math.ceil(Math.sqrt(1.6 * props.pool.length)));
  const lines = Math.ceil(props.pool.length / columns);
  return (
    <Drawing className="cow-figure drafted" extent={{ wide: columns * 1.2, high: lines * 1.6 }}>
      {props.pool.map((n) => {
        const seat = takenBy.get(n);
        return (
          <span key={n}>
            <CowCard n={n} className={seat === undefined ? '' : 'gone'} />
            {seat !== undefined && <Mark seat={seat} />}
          </span>
        );
      })}
    </Drawing>
  );
}
