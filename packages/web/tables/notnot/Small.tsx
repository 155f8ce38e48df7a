import { TableRoot } from '../shared/TableRoot.tsx';
import { CrossOf, DiceOf } from './board/parts.tsx';
import type { NotNotProps } from './props.ts';
import { Seats } from './seats/Seats.tsx';
import { useNotNot } from './useNotNot.ts';
import './look.css';

/** The rulebook's board: the dice, the cross and the players' piles. */
export function Small(props: NotNotProps) {
  const game = useNotNot(props, true);
  const { view } = game;
  return (
    <TableRoot className="nn" small resting>
      <div className="nn-in" data-beat={game.beat} data-others={view.won.length}>
        <div className="nn-said">
          <DiceOf game={game} />
        </div>
        <CrossOf game={game} one={props.seat} />
        <Seats game={game} seats={props.seats} show={view.won.map((_, seat) => seat)} />
      </div>
    </TableRoot>
  );
}
