import { TableRoot } from '../shared/TableRoot.tsx';
import type { NotNotProps } from './props.ts';
import { Seats } from './seats/Seats.tsx';
import { CrossOf, DiceOf } from './Table.tsx';
import { useNotNot } from './useNotNot.ts';
import { whyLine } from './why/why.ts';
import './look.css';

/** The rulebook's board: the dice, the cross, and why it came out so. */
export function Small(props: NotNotProps) {
  const game = useNotNot(props, true);
  const { view, words, why } = game;
  return (
    <TableRoot className="nn" small resting>
      <div className="nn-in" data-beat={game.beat}>
        <div className="nn-said">
          <DiceOf game={game} />
        </div>
        <CrossOf game={game} one={props.seat} />
        <Seats game={game} seats={props.seats} show={view.won.map((_, seat) => seat)} />
        {why && game.judging && <p className="nn-note">{whyLine(why, words)}</p>}
      </div>
    </TableRoot>
  );
}
