import type { Slot } from '@izvilina/games/notnot/slots.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { TableProps } from '../module.ts';
import { Seats } from './seats/Seats.tsx';
import { CrossOf, DiceOf } from './Table.tsx';
import { useNotNot } from './useNotNot.ts';
import { whyLine } from './why/why.ts';
import './table.css';
import './small.css';

/** The rulebook's board: the dice, the cross, and why it came out so. */
export function Small(props: TableProps) {
  const { play } = props;
  const send = play && ((_seat: Seat, slot: Slot) => play({ type: 'point', slot }));
  const game = useNotNot(props, true, send);
  const { view, words, why } = game;
  return (
    <div className="nn small" data-rest="true">
      <div className="nn-in" data-beat={game.beat}>
        <div className="nn-said">
          <DiceOf game={game} />
        </div>
        <CrossOf game={game} one={props.seat} />
        <Seats game={game} seats={props.seats} show={view.won.map((_, seat) => seat)} />
        {why && game.judging && <p className="nn-note">{whyLine(why, words)}</p>}
      </div>
    </div>
  );
}
