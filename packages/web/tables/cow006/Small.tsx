import { TableRoot } from '../shared/TableRoot.tsx';
import { Pool } from './board/Pool.tsx';
import { Rows } from './board/Rows.tsx';
import { Hand } from './hand/Hand.tsx';
import type { CowProps } from './props.ts';
import { Arriving, Seats } from './seats/Seats.tsx';
import { useCow } from './useCow.ts';
import './look.css';

/** The rulebook's board: the position and the reader's hand. One tap plays a card. */
export function Small(props: CowProps) {
  const cow = useCow(props, true);
  const { seat } = props;
  const { scene, words, choice, view } = cow;
  const me = seat === null ? undefined : cow.seats[seat];
  return (
    <TableRoot className="cow" small ref={cow.root} resting={cow.stage.resting}>
      <div className="cow-in" data-phase={scene.phase}>
        <div className="cow-board">
          {scene.phase === 'draft' ? (
            <Pool
              pool={scene.pool}
              players={view.players}
              selected={null}
              words={words}
              onCard={view.phase === 'draft' ? choice.onCard : null}
              advised={cow.advised.cards}
            />
          ) : (
            <Rows
              scene={scene}
              words={words}
              aim={cow.aim}
              aimed={view.picked}
              onTake={choice.onTake}
              advised={cow.advised.rows}
            />
          )}
        </div>
        <div className="cow-side">
          <Seats seats={cow.seats.filter((one) => one.seat !== seat)} words={words} />
          {me && (
            <div className="mine">
              <p>
                {words.hand}
                <span className="base">
                  <Arriving scene={me.scene} seat={me.seat} />
                  <span>{me.scene.penalty === null ? '' : words.seat.base(me.scene.penalty)}</span>
                </span>
                <span>{words.seat.total(me.scene.total)}</span>
              </p>
              <Hand
                cards={scene.hand}
                out={cow.out}
                picked={scene.picked}
                selected={null}
                label={words.hand}
                words={words}
                onCard={view.phase === 'pick' ? choice.onCard : null}
                advised={cow.advised.cards}
              />
            </div>
          )}
        </div>
      </div>
    </TableRoot>
  );
}
